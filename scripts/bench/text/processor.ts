import { readFile } from 'node:fs/promises'
import { linesOfPage } from '#functions/jobs/extract-text/layout/lines-of-page.ts'
import { openWithPdfium } from '#functions/jobs/extract-text/pdfium/open-document.ts'
import { openPdfium } from '#functions/jobs/extract-text/pdfium/open-pdfium.ts'
import { textOfPdf } from '#functions/jobs/extract-text/structure/text-of-pdf.ts'
import { countWithPdfJs } from './pdf-js.ts'

const ROUNDS = 4
const STEPS = ['letters and words', 'lines', 'clauses and tables', 'the first page drawn', 'pdf.js, runs of text alone'] as const
type Step = (typeof STEPS)[number]

/** Measures the processor time of each step of reading a PDF, in one process, beside pdf.js: of some rounds the best of each. */
export async function measureProcessor(file: string): Promise<void> {
  const pdfium = await openPdfium()
  const bytes = new Uint8Array(await readFile(file))
  const best = new Map<Step, number>()
  let pages = 1
  for (let round = 0; round < ROUNDS; round++) {
    const time = async <T>(step: Step, run: () => T | Promise<T>): Promise<T> => {
      const before = process.cpuUsage()
      const result = await run()
      const { user, system } = process.cpuUsage(before)
      best.set(step, Math.min(best.get(step) ?? Infinity, (user + system) / 1000))
      return result
    }
    const opened = openWithPdfium(pdfium, bytes)
    pages = opened.pageCount
    const words = await time('letters and words', async () => {
      const read = []
      for (let page = 0; page < pages; page++) read.push(await opened.readPage(page))
      return read
    })
    const lines = await time('lines', () => words.map(linesOfPage))
    await time('clauses and tables', () => textOfPdf({ title: opened.title, outline: opened.outline, pages: lines }))
    await time('the first page drawn', () => opened.drawFirstPage?.())
    opened.close()
    await time('pdf.js, runs of text alone', () => countWithPdfJs(file))
  }
  const told = STEPS.map((step) => `${step} ${((best.get(step) as number) / pages).toFixed(2)}`)
  console.log(`ms of processor a page, of ${pages} pages, in one process: ${told.join(', ')}`)
}
