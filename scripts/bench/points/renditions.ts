import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPlace } from '#anchors/find-place.ts'
import { lettersOf } from '#anchors/letters-of.ts'
import { placeAt } from '#anchors/make-place.ts'
import { streamPartOf, type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { makeDemo } from '../../demo/make-demo.ts'
import { readVersion } from './read-version.ts'

/** words of a place */
const LENGTHS = [1, 3, 7, 15, 40]
const PLACES = 1000
/** letters on each side of a place that make it one of the same text */
const SIDE = 40
const LISTED = 30
/** kinds of the rest that are told with their documents */
const MOST = 6

interface Counts {
  places: number
  same: number
  changed: number
  elsewhere: number
  /** their words stand in the other rendition, and are not found */
  lost: number
  /** their words do not stand there */
  absent: number
  /** those with other words too */
  readonly rest: string[]
}

const noCounts = (): Counts => ({ places: 0, same: 0, changed: 0, elsewhere: 0, lost: 0, absent: 0, rest: [] })

function placesOf(words: TextWords): TextPlace[] {
  const step = Math.max(1, words.words.length / PLACES)
  return Array.from({ length: Math.min(PLACES, words.words.length) }, (_, at) => {
    const first = Math.floor(at * step)
    const last = Math.min(first + (LENGTHS[at % LENGTHS.length] as number), words.words.length) - 1
    return placeAt(words, { first, from: 0, last, to: (words.words[last] as string).length }) ?? {}
  }).filter(({ quote }) => quote && lettersOf(quote.exact) !== '')
}

/** The only offset at which the letters of a place stand with some on each side; undefined where there are more or none. */
function knownStart(place: TextPlace, { starts, stream }: TextWords, other: TextWords): number | undefined {
  const { first = 0, last = 0 } = place.position ?? {}
  const [start, end] = [starts[first] as number, starts[last + 1] as number]
  const around = stream.slice(Math.max(0, start - SIDE), end + SIDE)
  const at = other.stream.indexOf(around)
  return at >= 0 && other.stream.indexOf(around, at + 1) < 0 ? at + Math.min(SIDE, start) : undefined
}

function countPlaces(from: TextWords, to: TextWords, counts: Counts, name: string): void {
  for (const { areas: _, ...place } of placesOf(from)) {
    const key = lettersOf(place.quote?.exact ?? '')
    const found = findPlace(to, place)?.range
    const start = found && streamPartOf(to, found)[0]
    const known = knownStart(place, from, to)
    const isSame = start !== undefined && to.stream.startsWith(key, start)
    const outcome =
      start === undefined
        ? to.stream.includes(key)
          ? 'lost'
          : 'absent'
        : known !== undefined && known !== start
          ? 'elsewhere'
          : isSame
            ? 'same'
            : 'changed'
    counts.places++
    counts[outcome]++
    if (outcome !== 'same')
      counts.rest.push(`${outcome}, ${name}: “${place.quote?.before.slice(-30)} [${place.quote?.exact.slice(0, 60)}]”`)
  }
}

function printCounts(name: string, { places, same, changed, elsewhere, lost, absent, rest }: Counts): void {
  const share = (count: number) => `${((100 * count) / Math.max(places, 1)).toFixed(2)} %`
  console.log(
    `${name}: ${share(same + changed)} of ${places} places of the PDF stand in the other form (to reach: 98), ` +
      `${share(same)} with the same words; ${lost} not found, ${absent} whose words are not there, ${elsewhere} elsewhere (to reach: 0)`,
  )
  const documents = Map.groupBy(rest, (one) => one.split(/[,:] /).slice(0, 2).join(' in '))
  const most = [...documents].sort((a, b) => b[1].length - a[1].length).slice(0, MOST)
  console.log(`  most of the rest: ${most.map(([what, of]) => `${of.length} ${what}`).join('; ')}`)
  for (const one of rest.filter((_, at) => at % Math.ceil(rest.length / LISTED) === 0)) console.log(`  ${one}`)
}

/** Measures places made in PDFs in the HTML, or the text, of the same documents. */
export async function measureRenditions(versions: string): Promise<void> {
  const extractor = new PdfExtractor()
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-renditions-'))
  try {
    const twins = noCounts()
    const { shared: demo } = await makeDemo(folder)
    for (const name of await readdir(demo)) {
      const html = await readFile(path.join(demo, name.replace(/\.pdf$/, '.html')), 'utf8').catch(() => undefined)
      if (!name.endsWith('.pdf') || html === undefined) continue
      const { text } = await extractor.extract(path.join(demo, name))
      countPlaces(wordsOfText(text), wordsOfText(htmlPage(html, { title: '', language: '' }).text), twins, name)
    }
    printCounts('demo library, PDF beside HTML', twins)
    const manual = path.join(versions, 'debian-policy')
    const manuals = noCounts()
    for (const name of await readdir(manual)) {
      if (!name.endsWith('.pdf')) continue
      const { text } = await extractor.extract(path.join(manual, name))
      const other = await readVersion(path.join(manual, name.replace(/\.pdf$/, '.txt')), extractor)
      countPlaces(wordsOfText(text), wordsOfText(other), manuals, name)
    }
    printCounts('debian-policy, PDF beside plain text', manuals)
  } finally {
    extractor.close()
    await rm(folder, { recursive: true, force: true })
  }
}
