import type { FindRequest } from '../find/find-request.ts'
import type { PdfLayer } from './slots.ts'

/** Marks what a search has found, with pdf.js's find. Where the address names a clause, it does not scroll by itself. */
export const pdfSearchLayer =
  (request: FindRequest, namesClause: boolean): PdfLayer =>
  (session) =>
    namesClause ? session.findInPlace(request) : session.find(request)
