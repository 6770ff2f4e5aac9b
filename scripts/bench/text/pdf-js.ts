import { readFile } from 'node:fs/promises'

/** Reads every page of a PDF with pdf.js, in this thread, and counts them. */
export async function countWithPdfJs(file: string): Promise<number> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = pdfjs.getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0, useSystemFonts: false })
  const opened = await task.promise
  for (let number = 1; number <= opened.numPages; number++) {
    const page = await opened.getPage(number)
    await page.getTextContent({ disableNormalization: true })
    page.cleanup()
  }
  const { numPages } = opened
  await task.destroy()
  return numPages
}
