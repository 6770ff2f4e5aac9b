import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TextPlace } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { lettersOf } from '../../../lib/anchors/letters-of.ts'
import { placeAt } from '../../../lib/anchors/make-place.ts'
import { type TextWords, wordsOfText } from '../../../lib/anchors/text-words.ts'
import { carryPlaces } from '../../../lib/comparison/carry/carry-places.ts'
import { compareTexts } from '../../../lib/comparison/compare-texts.ts'

/** words of a place */
const LENGTHS = [3, 7, 15]
const PLACES = 10_000
/** letters on each side of a place that make it one of the same text */
const SIDE = 60

interface Sample {
  readonly place: TextPlace
  /** word of the newer text where its letters and what stands beside them stand, once; undefined where they do not */
  readonly expected: number | undefined
}

function samplesOf(older: TextWords, newer: TextWords): Sample[] {
  const wordOfOffset = new Map(Array.from(newer.starts, (offset, word) => [offset, word]))
  const step = Math.max(1, Math.floor(older.words.length / PLACES))
  const samples: Sample[] = []
  for (let first = 0; first + 20 < older.words.length; first += step) {
    const last = first + (LENGTHS[samples.length % LENGTHS.length] as number) - 1
    const place = placeAt(older, { first, from: 0, last, to: (older.words[last] as string).length })
    const [start, end] = [older.starts[first] as number, older.starts[last + 1] as number]
    const around = older.stream.slice(Math.max(0, start - SIDE), end + SIDE)
    const at = newer.stream.indexOf(around)
    const isOnly = at >= 0 && newer.stream.indexOf(around, at + 1) < 0
    const expected = isOnly ? wordOfOffset.get(at + Math.min(SIDE, start)) : undefined
    if (place && lettersOf(place.quote?.exact ?? '') !== '') samples.push({ place, expected })
  }
  return samples
}

function measure(name: string, older: DocumentText, newer: DocumentText): void {
  const samples = samplesOf(wordsOfText(older), wordsOfText(newer))
  const places = samples.map(({ place }) => place)
  let began = performance.now()
  compareTexts(older, newer)
  const compared = performance.now() - began
  began = performance.now()
  const carried = carryPlaces(older, newer, places)
  const all = performance.now() - began
  const known = samples
    .map((sample, at) => ({ ...sample, carried: carried[at] }))
    .filter(({ expected }) => expected !== undefined)
  const right = known.filter(({ expected, carried: one }) => one?.kind === 'same' && one.place?.position?.first === expected)
  const wrong = known.filter(({ expected, carried: one }) => one?.kind === 'same' && one.place?.position?.first !== expected)
  const share = ((100 * right.length) / Math.max(known.length, 1)).toFixed(2)
  console.log(
    `${name}: ${places.length} places, ${known.length} in unchanged text: ${share} % carried as the same (to reach: 99), ` +
      `${wrong.length} elsewhere without a flag (to reach: 0); ${(all / compared).toFixed(2)} of the comparison (to reach: 2)`,
  )
  for (const { place, carried: one } of wrong.slice(0, 5))
    console.log(
      `  elsewhere: “${place.quote?.exact}” after “${place.quote?.before.slice(-40)}”, then “${one?.place?.quote?.before.slice(-40)}”`,
    )
}

/** Measures places carried over the neighbouring editions of a manual, against where the same letters stand once. */
export async function measureCarrying(versions: string): Promise<void> {
  const folder = path.join(versions, 'debian-policy')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort()
  const extractor = new PdfExtractor()
  try {
    const texts: DocumentText[] = []
    for (const file of files) texts.push((await extractor.extract(path.join(folder, file))).text)
    for (let at = 1; at < texts.length; at++)
      measure(`${files[at - 1]} to ${files[at]}`, texts[at - 1] as DocumentText, texts[at] as DocumentText)
  } finally {
    extractor.close()
  }
}
