import { type TwinClause, twinClauses } from '#comparison/carry/twin-clauses.ts'
import type { ClauseList, ListedClause, PlacedCaption } from '#contract/documents/clauses.ts'
import type { Clause, DocumentText } from '#document-text/document-text.ts'
import { listedClauses, textOfClauses } from '#document-text/listed-clauses.ts'
import { findMentions } from '#finding/references/find-mentions.ts'
import type { DocumentTexts } from '#library/reading/read-document-texts.ts'
import { pagesByText } from './scanned-pages.ts'

const MAX_CLAUSES = 20_000
const MAX_CAPTIONS = 10_000
const TENTHS = 10

/** Tells whether a text is being made, and since when. */
export const progressOf = ({ pending, since }: DocumentTexts): Pick<ClauseList, 'pending' | 'since'> => ({
  pending,
  ...(since !== undefined && { since }),
})

/** Presents the clauses of a document, each with its place in the PDF and in the HTML page. */
export function presentClauses(texts: DocumentTexts): Omit<ClauseList, 'references'> {
  const text = textOfClauses(texts)
  if (!text) return { ...progressOf(texts), clauses: [], captions: [] }
  const placeOf = placesIn(texts.pdf)
  const twins = twinClauses(text)
  const clauses = listedClauses(text)
    .slice(0, MAX_CLAUSES)
    .map(
      (clause): ListedClause => ({
        id: clause.id,
        number: clause.number,
        title: clause.title,
        level: clause.level,
        nature: clause.nature,
        ...placeOf(clause),
        ...(clause.element !== undefined && { element: clause.element }),
        ...(twins.has(clause.id) && { twins: twins.get(clause.id) as TwinClause[] }),
      }),
    )
  const { scannedPages, ...others } = texts.pdf ? pagesByText(texts.pdf) : {}
  const isScan = text.blocks.length === 0 && text.pages.length > 0 && !others.unmappedPages
  return {
    source: text.source,
    ...progressOf(texts),
    ...(isScan ? { scan: true } : scannedPages && { scannedPages }),
    ...others,
    clauses,
    captions: captionsIn(texts.pdf),
  }
}

function captionsIn(pdf: DocumentText | undefined): PlacedCaption[] {
  const captions = (pdf?.blocks ?? []).flatMap(({ kind, label, lines }) => {
    const [line] = lines ?? []
    const [named] = kind === 'caption' && label && line ? findMentions(label) : []
    if (!named || !line || named.kind === 'clause') return []
    return [{ kind: named.kind, number: named.number, page: line.page + 1, top: Math.max(0, line.top / TENTHS) }]
  })
  return captions.slice(0, MAX_CAPTIONS)
}

/** Finds where the clauses of a document are in its PDF: by id, and else by a number that only one of them has. */
function placesIn(pdf: DocumentText | undefined): (clause: Clause) => Pick<ListedClause, 'page' | 'top'> {
  const byId = new Map(pdf?.clauses.map((clause) => [clause.id, clause]))
  const byNumber = Map.groupBy(pdf?.clauses ?? [], ({ number }) => number)
  return ({ id, number }) => {
    const same = number === '' ? [] : (byNumber.get(number) ?? [])
    const start = (byId.get(id) ?? (same.length === 1 ? same[0] : undefined))?.start
    return start ? { page: start.page + 1, top: Math.max(0, start.top / TENTHS) } : {}
  }
}
