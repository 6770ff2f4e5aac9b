import type { FindRequest } from '../find/find-request.ts'
import type { PdfLayer } from './slots.ts'

/** Marks what a search has found, with pdf.js's find. */
export const pdfSearchLayer =
  (request: FindRequest): PdfLayer =>
  (session) =>
    session.find(request)
