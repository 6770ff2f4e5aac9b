import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll } from '@jest/globals'
import PDFDocument from 'pdfkit'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { newFolder } from '../new-folder.ts'

export type DrawnPdf = PDFKit.PDFDocument

/** Opens a reader of PDFs that the tests of a file draw, on A4 in Helvetica of 10 points; it is closed after them. */
export function drawnPdfReader(): (draw: (pdf: DrawnPdf) => void) => Promise<DocumentText> {
  const folder = newFolder()
  const extractor = new PdfExtractor()
  afterAll(() => extractor.close())
  return async (draw) => {
    const pdf = new PDFDocument({ margin: 72, size: 'A4' })
    pdf.font('Helvetica').fontSize(10)
    draw(pdf)
    pdf.end()
    const file = path.join(folder, 'drawn.pdf')
    writeFileSync(file, await buffer(pdf))
    return (await extractor.extract(file)).text
  }
}
