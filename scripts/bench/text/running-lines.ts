import { readFile } from 'node:fs/promises'
import type { DocumentText } from '#document-text/document-text.ts'
import { joinWords } from '#functions/jobs/extract-text/layout/join-words.ts'
import { linesOfPage } from '#functions/jobs/extract-text/layout/lines-of-page.ts'
import type { PageLines, PageWords, TextLine } from '#functions/jobs/extract-text/layout/page-word.ts'
import { openWithPdfium } from '#functions/jobs/extract-text/pdfium/open-document.ts'
import type { Pdfium } from '#functions/jobs/extract-text/pdfium/open-pdfium.ts'
import { textOfPdf } from '#functions/jobs/extract-text/structure/text-of-pdf.ts'

/** Part of a page at its top and bottom in which headers and footers stand. */
const EDGE = 0.13
/** Running lines of the Debian Policy Manual. */
const OF_MANUAL = /^Debian Policy Manual, Release [\d.]+$|^(?:Chapter \d+|Appendix [A-Z]|\d+(?:\.\d+)+)\. .+|^\d{1,3}$|^[ivxlc]+$/
const SAME_PLACE = 3

type FindRunning = (page: PageWords, lines: PageLines) => readonly Pick<TextLine, 'top' | 'bottom' | 'left'>[]

const isAtEdge = ({ top, bottom }: Pick<TextLine, 'top' | 'bottom'>, height: number, edge = EDGE) =>
  bottom < edge * height || top > (1 - edge) * height

/** Artifacts at the edges of a tagged PDF's pages. */
export const artifactsAtEdges: FindRunning = ({ words, height }) =>
  joinWords(words.filter(({ tag }) => tag?.role === 'artifact')).filter((line) => isAtEdge(line, height))

export const linesOfManual: FindRunning = (_, { lines, height }) =>
  lines.filter((line) => OF_MANUAL.test(line.text) && isAtEdge(line, height, 0.085))

export interface CountedLines {
  readonly lines: number
  /** lines of them that the text has */
  readonly kept: number
  /** the same where the tags are not asked */
  readonly keptByRules: number
}

/** Counts the headers, footers and page numbers of a PDF that its text has. */
export async function countRunningLines(pdfium: Pdfium, file: string, find: FindRunning): Promise<CountedLines> {
  const opened = openWithPdfium(pdfium, new Uint8Array(await readFile(file)))
  const words = await Promise.all(Array.from({ length: opened.pageCount }, (_, index) => opened.readPage(index)))
  const { title, outline } = opened
  opened.close()
  const pages = words.map(linesOfPage)
  const untagged = words.map((page) => linesOfPage({ ...page, words: page.words.map(({ tag: _, ...word }) => word) }))
  const running = words.map((page, at) => find(page, pages[at] as PageLines))
  return {
    lines: running.flat().length,
    kept: countKept(textOfPdf({ title, outline, pages }), running),
    keptByRules: countKept(textOfPdf({ title, outline, pages: untagged }), running),
  }
}

function countKept({ blocks }: DocumentText, running: readonly ReturnType<FindRunning>[]): number {
  const lines = blocks.flatMap((block) => block.lines ?? [])
  const isRunning = ({ page, top, bottom, spans: [start = 0] }: (typeof lines)[0]) =>
    running[page]?.some(
      (line) =>
        Math.abs(line.top - top) < SAME_PLACE && Math.abs(line.bottom - bottom) < SAME_PLACE && start >= line.left - SAME_PLACE,
    )
  return lines.filter(isRunning).length
}
