import type { CitedDocument } from '#citations/cited-document.ts'
import { writeBibtex } from '#citations/write-bibtex.ts'
import { writeCslJson } from '#citations/write-csl-json.ts'
import { writeRis } from '#citations/write-ris.ts'
import { writeHtmlCitation, writeTextCitation } from '#citations/write-text-citation.ts'
import { CITATION_STYLES, type CitationStyle, citations } from '#contract/documents/citations.ts'
import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { citedDocumentOf } from '#library/citing/cited-document-of.ts'
import { findCited } from './find-cited.ts'

type CitationContext = Context<typeof citations.text, 'table' | 'clock'>

async function cite(
  { contentId, clause, clauseTitle, clauseLink = clause }: InputOf<typeof citations.text>,
  context: CitationContext,
): Promise<CitedDocument> {
  const { ports, origin } = context
  const { document, standing } = await findCited(contentId, context)
  const cited = citedDocumentOf(document, { standing, origin, now: ports.clock.now() })
  if (!clause && !clauseTitle) return cited
  const url = clauseLink ? `${cited.url}&${new URLSearchParams({ clause: clauseLink })}` : cited.url
  return { ...cited, url, clause: { number: clause ?? '', title: clauseTitle ?? '' } }
}

const isStyle = (code: string): code is CitationStyle => Object.hasOwn(CITATION_STYLES, code)

export const getTextCitation = useCase(citations.text, ['table', 'clock'], async (input, context) => {
  const style = (input.citationStyle ?? 'ASTM').toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (!isStyle(style)) return context.fail('unknown-citation-style', 'citationStyle')
  const cited = await cite(input, context)
  if (style === 'BIBTEX') return { responseData: writeBibtex(cited) }
  if (style === 'CSLJSON') return { responseData: writeCslJson(cited) }
  return { responseData: writeTextCitation(style, cited), html: writeHtmlCitation(style, cited) }
})

export const getRisCitation = useCase(citations.ris, ['table', 'clock'], async (input, context) => ({
  responseData: writeRis(await cite(input, context)),
}))
