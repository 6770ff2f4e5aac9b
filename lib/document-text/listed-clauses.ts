import type { Clause, DocumentText } from './document-text.ts'

/** Texts of a document's files. */
export interface TextsOfFiles {
  readonly pdf?: DocumentText | undefined
  readonly html?: DocumentText | undefined
}

/** Text that the clauses of a document are those of: of its HTML, whose headings are marked, or else of its PDF. */
export function textOfClauses({ pdf, html }: TextsOfFiles): DocumentText | undefined {
  return html && html.clauses.length > 0 ? html : (pdf ?? html)
}

/** Words of a page at most that is a cover. */
const COVER_WORDS = 150

/** Lists the clauses that readers see. Left out are the lines of a cover: headings of a first page with little else, and no number. */
export function listedClauses({ clauses, blocks }: DocumentText): readonly Clause[] {
  const first = clauses.filter(({ start }) => start?.page === 0)
  if (first.length === clauses.length || first.some(({ number }) => number !== '')) return clauses
  const lines = blocks.flatMap((block) => block.lines?.filter(({ page }) => page === 0) ?? [])
  const words = lines.reduce((sum, { spans }) => sum + spans.length / 2, 0)
  return words > COVER_WORDS ? clauses : clauses.filter(({ start }) => start?.page !== 0)
}
