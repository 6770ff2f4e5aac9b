import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Page } from 'playwright-core'

/** Reads what the browser's own print would set on paper. */
export async function printedWords(page: Page): Promise<string> {
  const file = await page.pdf({ format: 'A4' })
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(file)
  const words = [...pdf.pages()].map((sheet) => sheet.getText().replace(/\s+/g, ' '))
  pdf.destroy()
  library.destroy()
  return words.join(' ').trim()
}
