import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { type DocumentLookup, findDocument } from '#library/reading/find-document.ts'
import { readLinks } from '#library/reading/read-links.ts'
import type { Ports } from '#ports/ports.ts'
import { presentTranslation } from './present.ts'

async function translationsOf(contentCode: string, context: DocumentLookup & { ports: Pick<Ports, 'table' | 'clock'> }) {
  const document = await findDocument(contentCode, context)
  const { table, clock } = context.ports
  const { translations } = await readLinks(table, context.tenant, document, dayOf(clock))
  return translations.map(presentTranslation)
}

/** Lists translations by the document's id, which is its content code. */
export const listTranslations = useCase(documents.translations, ['table', 'clock'], ({ contentId }, context) =>
  translationsOf(contentId, context),
)

export const listTranslationsByCode = useCase(documents.translationsByCode, ['table', 'clock'], ({ contentCode }, context) =>
  translationsOf(contentCode, context),
)
