import type { FindRequest } from '../find/find-request.ts'
import type { PdfLayer } from './slots.ts'

interface SearchedPlace {
  /** the address names a clause: the pages are not scrolled before that is known */
  readonly namesClause: boolean
  /** page that the search found */
  readonly page: number | undefined
}

/** Marks what a search has found, with pdf.js's find. */
export const pdfSearchLayer =
  (request: FindRequest, { namesClause, page }: SearchedPlace): PdfLayer =>
  (session) => {
    if (namesClause) session.delayFind()
    session.findAsSearched(request, page)
  }
