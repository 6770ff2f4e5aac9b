import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DocumentText } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { openPdfium } from '#functions/jobs/extract-text/pdfium/open-pdfium.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { makeDemo } from '../../demo/make-demo.ts'
import type { Corpus } from '../corpus.ts'
import { countWithPdfJs } from './pdf-js.ts'
import { chapterNumber, type KnownText, readPolicyManual } from './policy-manual.ts'
import { measureProcessor } from './processor.ts'
import { artifactsAtEdges, countRunningLines, linesOfManual } from './running-lines.ts'
import { comparedWords, countShared } from './shared-words.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`

/** Measures how well and how fast the text of documents is read, on documents whose text is known. */
export async function benchText({ versions, pdfs }: Corpus): Promise<void> {
  const extractor = new PdfExtractor()
  const made = await mkdtemp(path.join(tmpdir(), 'bench-text-'))
  try {
    const folder = path.join(versions, 'debian-policy')
    const manuals = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).map((name) => path.join(folder, name))
    for (const file of manuals) await measureManual(file, extractor)
    const demo = await makeDemo(made)
    await measureTwins(demo.shared, extractor)
    await measureRunningLines({ manuals, demo: await pdfsIn(demo.shared), tagged: await taggedIn(pdfs) })
    await measureSpeed(manuals, extractor)
    await measureProcessor(manuals.at(-1) as string)
  } finally {
    extractor.close()
    await rm(made, { recursive: true, force: true })
  }
}

async function pdfsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.pdf')).map((name) => path.join(folder, name))
}

/** Tagged PDFs of the corpus with headers or footers, whose artifacts are those alone. */
const WITH_ARTIFACTS = /Standard_4\.0|421197|459011|316267/

async function taggedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.pdf') && WITH_ARTIFACTS.test(name)).map((name) => path.join(folder, name))
}

async function measureRunningLines(files: Readonly<Record<'manuals' | 'demo' | 'tagged', readonly string[]>>): Promise<void> {
  const pdfium = await openPdfium()
  for (const [name, own] of Object.entries(files)) {
    const total = { lines: 0, kept: 0, keptByRules: 0 }
    for (const file of own) {
      const { lines, kept, keptByRules } = await countRunningLines(
        pdfium,
        file,
        name === 'manuals' ? linesOfManual : artifactsAtEdges,
      )
      total.lines += lines
      total.kept += kept
      total.keptByRules += keptByRules
    }
    console.log(
      `${name}, ${own.length} PDFs: ${total.kept} of ${total.lines} headers, footers and page numbers in the text; ${total.keptByRules} by rules alone`,
    )
  }
}

/** Number of a footnote, which the PDF sets against the word before it. */
const FOOTNOTE_NUMBER = /(?<=[\p{L}.:,;)”])\d{1,2}(?= |$)/gu

const bodyOf = ({ blocks }: DocumentText, from: number) =>
  blocks
    .filter(({ kind, clause }) => kind !== 'footnote' && clause >= from)
    .flatMap(wordsOf)
    .join(' ')

async function measureManual(file: string, extractor: PdfExtractor): Promise<void> {
  const known = readPolicyManual(await readFile(file.replace(/\.pdf$/, '.txt'), 'utf8'))
  const { text } = await extractor.extract(file)
  const start = text.clauses.findIndex(({ number }) => number !== '')
  const read = comparedWords(bodyOf(text, start).replace(FOOTNOTE_NUMBER, ' '))
  const words = comparedWords(known.words)
  const shared = countShared(words, read)
  const found = known.headings.length - missingHeadings(known, text).length
  console.log(
    `${path.basename(file)}: ${percent(shared, words.length)} of ${words.length} words in order, ${percent(shared, read.length)} of those read; ` +
      `${found} of ${known.headings.length} numbered headings (${percent(found, known.headings.length)})`,
  )
}

/** Lists the headings that the model lacks. Appendices have numbers of their own in the plain text: their titles count. */
function missingHeadings({ headings }: KnownText, { clauses }: DocumentText): KnownText['headings'] {
  const keyOf = (number: string, title: string) => [number, ...comparedWords(title)].join(' ')
  const titles = new Set(clauses.map(({ title }) => keyOf('', title)))
  const numbered = new Set(clauses.map(({ number, title }) => keyOf(chapterNumber(number), title)))
  const appendix = headings.findIndex(({ number }, at) => at > 0 && number === '1')
  return headings.filter(({ number, title }, at) =>
    appendix > 0 && at >= appendix ? !titles.has(keyOf('', title)) : !numbered.has(keyOf(number, title)),
  )
}

/** Compares the PDFs of the demo library with their HTML: the words in order, and the clauses by number, title and id. */
async function measureTwins(demo: string, extractor: PdfExtractor): Promise<void> {
  const total = { words: 0, shared: 0, clauses: 0, found: 0, twins: 0 }
  for (const name of await readdir(demo)) {
    const html = await readFile(path.join(demo, name.replace(/\.pdf$/, '.html')), 'utf8').catch(() => undefined)
    if (!name.endsWith('.pdf') || html === undefined) continue
    const given = htmlPage(html, { title: '', language: '' }).text
    const { text } = await extractor.extract(path.join(demo, name))
    const first = (one: DocumentText) => one.clauses.findIndex(({ number }) => number !== '')
    const words = comparedWords(bodyOf(given, first(given)))
    const ids = new Set(text.clauses.map(({ id, number }) => `${number} ${id}`))
    const numbered = given.clauses.filter(({ number }) => number !== '')
    total.twins += 1
    total.words += words.length
    total.shared += countShared(words, comparedWords(bodyOf(text, first(text))))
    total.clauses += numbered.length
    total.found += numbered.filter(({ id, number }) => ids.has(`${number} ${id}`)).length
  }
  console.log(
    `demo library, ${total.twins} PDFs beside HTML: ${percent(total.shared, total.words)} of words in order, ` +
      `${percent(total.found, total.clauses)} of ${total.clauses} numbered clauses with number and id`,
  )
}

async function measureSpeed(files: readonly string[], extractor: PdfExtractor): Promise<void> {
  const [ours, theirs] = [
    { pages: 0, ms: 0 },
    { pages: 0, ms: 0 },
  ]
  for (const file of files) {
    let began = performance.now()
    ours.pages += (await extractor.extract(file)).pageCount
    ours.ms += performance.now() - began
    began = performance.now()
    theirs.pages += await countWithPdfJs(file)
    theirs.ms += performance.now() - began
  }
  const speed = ({ pages, ms }: typeof ours) => (1000 * pages) / ms
  console.log(
    `${speed(ours).toFixed(0)} pages/s by the clock in two processes, clauses and tables too; ${speed(theirs).toFixed(0)} pages/s of pdf.js in one thread, ` +
      `lines alone: ${(speed(ours) / speed(theirs)).toFixed(2)} times as many`,
  )
}
