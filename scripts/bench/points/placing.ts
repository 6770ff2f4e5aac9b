import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { TextPlace } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { selectIn } from '#library/places/select-place.ts'
import { lettersOf } from '../../../lib/anchors/letters-of.ts'
import { wordsOfText } from '../../../lib/anchors/text-words.ts'
import { openReaderPage, type ReaderPage } from './reader-page.ts'
import type { ShownPlace } from './shown-place.ts'

const FILES = 40
const POINTS = 2000
const RELOADS = 20
/** pages of a file on which points are made */
const PAGES = 4
const LENGTHS = [1, 3, 7, 15, 40, 120]
const ZOOMS = [
  'page-width',
  '0.4',
  '0.55',
  '0.7',
  '0.85',
  '1',
  '1.1',
  '1.25',
  '1.4',
  '1.5',
  '1.75',
  '2',
  '2.3',
  '2.6',
  '3',
  'page-fit',
]
/** a text that has points enough in it */
const MIN_WORDS = 60
const LISTED = 40

interface MadePoint {
  readonly pages: readonly number[]
  readonly selected: ShownPlace
  readonly stored: TextPlace
}

interface Tally {
  points: number
  /** those whose quote in the text model has the very letters that were selected */
  quoted: number
  checks: number
  same: number
  /** the mark stands where the selection was, and covers other words too */
  other: number
  elsewhere: number
  unplaced: number
  readonly failures: string[]
}

/** Same words in another place of the page are elsewhere: marks must share letters with what was selected. */
function isElsewhere(selected: ShownPlace, shown: ShownPlace): boolean {
  const place = (address: string) => {
    const [page = 0, node = 0, offset = 0] = address.split(' ').map(Number)
    return (page * 1e5 + node) * 1e4 + offset
  }
  return place(shown.end) <= place(selected.start) || place(shown.start) >= place(selected.end)
}

async function makePoints(page: Page, text: RenditionText, count: number, pages: number): Promise<MadePoint[]> {
  const chosen = [...new Set(Array.from({ length: PAGES }, (_, at) => 1 + Math.floor((at * pages) / PAGES)))]
  const made: MadePoint[] = []
  for (const [at, first] of chosen.entries()) {
    // The last points of a page run over its end.
    const both = first < pages ? [first, first + 1] : [first]
    for (const one of both) await page.evaluate(`showPage(${one})`)
    const wanted = Math.ceil(((at + 1) * count) / chosen.length) - made.length
    for (let point = 0; point < wanted * 2 && made.length < ((at + 1) * count) / chosen.length; point++) {
      const isOver = point % 10 === 9
      const from = ((point * 0.618_034 + at * 0.37) % 1) * (isOver ? 0.2 : 1)
      const words = LENGTHS[point % LENGTHS.length] as number
      const on = isOver ? both : [first]
      const start = isOver ? 0.4 + from : from
      const selected = (await page.evaluate(`selectWords(${JSON.stringify(on)}, ${start}, ${words})`)) as
        | (ShownPlace & { place: TextPlace })
        | undefined
      if (!selected || lettersOf(selected.text) === '') continue
      const stored = selectIn(text, selected.place)?.place
      if (stored) made.push({ pages: on, selected, stored })
    }
  }
  return made
}

/** Letters at each edge that a mark may have more or less: the browser's letters stand a little beside those of the page. */
const EDGE = 2

/** Tells whether a mark covers words, to a letter or two at its edges. */
function covers(shown: string, words: string): boolean {
  if (Math.abs(shown.length - words.length) > 2 * EDGE) return false
  for (let start = 0; start <= EDGE; start++)
    for (let end = 0; end <= EDGE; end++) {
      const part = words.slice(start, Math.max(words.length - end, start + 1))
      if (part && shown.includes(part)) return true
    }
  return false
}

type Outcome = 'same' | 'other' | 'elsewhere' | 'unplaced'

/** Words of a place, and all from the first to the last letter under its mark. */
type Shown = readonly [words: ShownPlace | null, marked: ShownPlace | null]

function judge(selected: ShownPlace, [words, marked]: Shown): Outcome {
  if (!words || !marked) return 'unplaced'
  if (isElsewhere(selected, words)) return 'elsewhere'
  const letters = lettersOf(selected.text)
  const isMarked = lettersOf(marked.text).includes(letters.slice(EDGE, -EDGE))
  return isMarked && covers(lettersOf(words.text), letters) ? 'same' : 'other'
}

async function check(page: Page, text: RenditionText, points: readonly MadePoint[], tally: Tally, name: string) {
  for (const own of Map.groupBy(points, ({ pages }) => pages.join(' ')).values()) {
    for (const one of own[0]?.pages ?? []) await page.evaluate(`showPage(${one})`)
    const places = own.map(({ stored }) => locatePlace(text, stored)?.place ?? {})
    const all = (await page.evaluate(`${JSON.stringify(places)}.map(shownAt)`)) as Shown[]
    for (const [at, { selected }] of own.entries()) {
      const shown = all[at] as Shown
      const outcome = judge(selected, shown)
      tally.checks++
      tally[outcome]++
      if (outcome !== 'same')
        tally.failures.push(`${outcome}, ${name}: “${selected.text.slice(0, 60)}” shows “${shown[0]?.text.slice(0, 60) ?? ''}”`)
    }
  }
}

async function placeIn(reader: ReaderPage, file: string, document: DocumentText, tally: Tally, reloads: number): Promise<void> {
  const name = path.basename(file)
  const { pages: sizes, clauses } = document
  const text: RenditionText = { words: wordsOfText(document), file: name, isRead: true, sizes, clauses }
  const { size } = await stat(file)
  const open = (zoom: string) => reader.open(file, size, zoom)
  const pages = await open('1')
  const points = await makePoints(reader.page, text, POINTS / FILES, pages)
  tally.points += points.length
  tally.quoted += points.filter(
    ({ selected, stored }) => lettersOf(stored.quote?.exact ?? '') === lettersOf(selected.text),
  ).length
  for (let reload = 0; reload < reloads; reload++) {
    await open(ZOOMS[reload % ZOOMS.length] as string)
    await check(reader.page, text, points, tally, name)
  }
}

/** Measures whether points stand at the words that were selected, in a browser, after reloads at other zooms. */
export async function measurePlacing(folders: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-placing-'))
  const extractor = new PdfExtractor()
  const reader = await openReaderPage(folder)
  const tally: Tally = { points: 0, quoted: 0, checks: 0, same: 0, other: 0, elsewhere: 0, unplaced: 0, failures: [] }
  let files = 0
  const [wanted, reloads] = [Number(process.env.BENCH_FILES ?? FILES), Number(process.env.BENCH_RELOADS ?? RELOADS)]
  try {
    for (const file of await pdfsIn(folders)) {
      if (files >= wanted) break
      const read = await extractor.extract(file).catch(() => undefined)
      if (!read || wordsOfText(read.text).words.length < MIN_WORDS) continue
      const before = { ...tally, failures: [...tally.failures] }
      try {
        await placeIn(reader, file, read.text, tally, reloads)
        files++
        console.log(
          `${path.basename(file)}: ${tally.points - before.points} points, ${tally.same - before.same} of ${tally.checks - before.checks} the same words`,
        )
      } catch (error) {
        console.log(`${path.basename(file)}: not shown (${(error as Error).message.split('\n')[0]})`)
        await reader.renew()
      }
    }
    await measureDrawing(reader, folders)
  } finally {
    extractor.close()
    await reader.close()
    await rm(folder, { recursive: true, force: true })
  }
  const share = ((100 * tally.same) / Math.max(tally.checks, 1)).toFixed(2)
  console.log(
    `${tally.points} points on ${files} PDFs, ${reloads} reloads each: ${share} % the same words (to reach: 100), ` +
      `${tally.other} with other words beside them, ${tally.unplaced} without a place, ${tally.elsewhere} elsewhere (to reach: 0)`,
  )
  console.log(
    `${tally.quoted} of them have the selected letters as their quote; the others were selected with what is no text, or is read otherwise`,
  )
  for (const failure of [...new Set(tally.failures)].slice(0, LISTED)) console.log(`  ${failure}`)
}

async function pdfsIn(folders: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const folder of folders)
    for (const name of (await readdir(folder, { recursive: true })).sort())
      if (name.endsWith('.pdf')) files.push(path.join(folder, name))
  // Neighbours in a folder are alike: files of all kinds are among the first.
  return files
    .map((file, at) => ({ file, order: (at * 0.618_034) % 1 }))
    .sort((a, b) => a.order - b.order)
    .map(({ file }) => file)
}

const MARKS = 1000
const ROUNDS = 15
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Measures a page with 1,000 marks and without, in turns: until it is painted, and what its marks take after a zoom. */
async function measureDrawing(reader: ReaderPage, folders: readonly string[]): Promise<void> {
  const [file] = (await pdfsIn(folders)).filter((name) => name.includes('debian-policy'))
  if (!file) return
  const { size } = await stat(file)
  const marks = Array.from({ length: MARKS }, (_, at) => {
    const [left, top] = [600 + (at % 8) * 500, 700 + Math.floor(at / 8) * 50]
    return {
      id: `m${at}`,
      kind: 'point',
      name: `Point ${at}`,
      place: { areas: [{ page: 1, left, top, right: left + 450, bottom: top + 45 }] },
    }
  })
  const times = { none: [] as number[], many: [] as number[] }
  const zooms = { none: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 ? (['none', 'many'] as const) : (['many', 'none'] as const)) {
      const began = performance.now()
      await reader.open(file, size, '1')
      await reader.page.evaluate('showPage(2)')
      await reader.page.evaluate(`drawMarks(${JSON.stringify(side === 'many' ? marks : [])})`)
      times[side].push(performance.now() - began)
      const count = side === 'many' ? MARKS : 0
      await reader.page.evaluate(`nameMarks(${count})`)
      zooms[side].push((await reader.page.evaluate(`timeAfterZoom(2, '1.4', ${count})`)) as number)
    }
  const [none, many] = [median(times.none), median(times.many)]
  console.log(
    `page with ${MARKS} points: ${many.toFixed(0)} ms to painted, with none ${none.toFixed(0)} ms, ratio ${(many / none).toFixed(2)} (to reach: 1.2)`,
  )
  console.log(`its marks after a zoom: ${(median(zooms.many) - median(zooms.none)).toFixed(1)} ms (to reach: 50)`)
}
