import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lettersOf } from '#anchors/letters-of.ts'
import { placeAt } from '#anchors/make-place.ts'
import { type TextWords, wordsOfText } from '#anchors/text-words.ts'
import { type CarriedPlace, carryPlaces } from '#comparison/carry/carry-places.ts'
import { compareTexts } from '#comparison/compare-texts.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { inventEdition } from './invent-edition.ts'
import { readVersion } from './read-version.ts'

/** words of a place */
const LENGTHS = [3, 7, 15]
const PLACES = 10_000
/** places of each pair of neighbours */
const SOME_PLACES = 3000
/** letters on each side of a place that make it one of the same text */
const SIDE = 60
const ROUNDS = 5
const MAX_SHOWN = 5

/** Places over all of a text, some that overlap. */
function samplesOf(words: TextWords, count = SOME_PLACES): TextPlace[] {
  const step = Math.max(1, Math.floor(words.words.length / count))
  const samples: TextPlace[] = []
  for (let first = 0; first + 20 < words.words.length && samples.length < count; first += step) {
    const last = first + (LENGTHS[samples.length % LENGTHS.length] as number) - 1
    const place = placeAt(words, { first, from: 0, last, to: (words.words[last] as string).length })
    if (place && lettersOf(place.quote?.exact ?? '') !== '') samples.push(place)
  }
  return samples
}

/** Finds the newer word at which the letters of a place, with those beside them, stand once, as they do in the older text. */
function expectedWord({ position }: TextPlace, older: TextWords, newer: TextWords): number | undefined {
  if (!position) return undefined
  const [start, end] = [older.starts[position.first] as number, older.starts[position.last + 1] as number]
  const around = older.stream.slice(Math.max(0, start - SIDE), end + SIDE)
  const at = newer.stream.indexOf(around)
  const isOnce = ({ stream }: TextWords, found: number) => found >= 0 && stream.indexOf(around, found + 1) < 0
  if (!isOnce(newer, at) || !isOnce(older, older.stream.indexOf(around))) return undefined
  // Signs without letters stand at the offset of the word after them.
  const word = newer.starts.lastIndexOf(at + Math.min(SIDE, start))
  const isPrintedAlike = older.words
    .slice(position.first, position.last + 1)
    .every((one, offset) => one === newer.words[word + offset])
  return word >= 0 && isPrintedAlike ? word : undefined
}

const countOf = { known: 0, right: 0, wrong: 0 }
type Counts = typeof countOf

/** Verdicts by kind and rule, of all families. */
const verdicts = new Map<string, number>()

function countVerdicts(carried: readonly CarriedPlace[]): void {
  for (const { kind, because } of carried) verdicts.set(`${kind} ${because}`, (verdicts.get(`${kind} ${because}`) ?? 0) + 1)
}

const isAt = (word: number | undefined, { kind, place }: CarriedPlace) => kind === 'same' && place?.position?.first === word

/** Counts places carried to the next edition, against where the same letters stand once. */
function countCarried(older: DocumentText, newer: DocumentText): Counts {
  const [from, to] = [wordsOfText(older), wordsOfText(newer)]
  const places = samplesOf(from)
  const carried = carryPlaces(older, newer, places)
  countVerdicts(carried)
  const counts = { ...countOf }
  for (const [at, one] of carried.entries()) {
    const expected = expectedWord(places[at] as TextPlace, from, to)
    if (expected === undefined) continue
    counts.known++
    if (isAt(expected, one)) counts.right++
    else if (one.kind === 'same') {
      counts.wrong++
      if (counts.wrong < MAX_SHOWN)
        console.log(
          `  elsewhere by the rule ${one.because}: “${one.older}” after “${places[at]?.quote?.before}”, then “${one.place?.quote?.before}”`,
        )
    }
  }
  return counts
}

/** Counts places carried to an invented edition, of which is known where each word went. */
function countInvented(older: DocumentText, seed: number): Counts {
  const { newer, partners, copied } = inventEdition(older, seed)
  const places = samplesOf(wordsOfText(older))
  const counts = { ...countOf }
  for (const [at, one] of carryPlaces(older, newer, places).entries()) {
    const { first, last } = places[at]?.position ?? { first: 0, last: 0 }
    const partner = partners[first] as number
    const isKept = partner >= 0 && partners.subarray(first, last + 1).every((word, offset) => word === partner + offset)
    if (isKept) counts.known++
    if (isKept && isAt(partner, one)) counts.right++
    else if (one.kind === 'same') {
      // The copy of what was deleted is nothing else than that, moved.
      const { position } = one.place ?? {}
      const isMoved = !isKept && (copied[position?.first ?? -1] === first || copied[position?.last ?? -1] === last)
      // The number of a clause within a place is no text of it.
      const isRenumbered = partner >= 0 && position?.first === partner && position.last === partners[last]
      if (!isMoved && !isRenumbered) counts.wrong++
    }
  }
  return counts
}

/** Measures 10,000 places carried, their comparison with it, beside the comparison alone, in turns; the first round warms them up. */
function shareOfComparison(older: DocumentText, newer: DocumentText): { readonly first: number; readonly median: number } {
  const places = samplesOf(wordsOfText(older), PLACES)
  const processorMs = (run: () => unknown) => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const shares = Array.from({ length: ROUNDS }, () => {
    const alone = processorMs(() => compareTexts(older, newer))
    return processorMs(() => carryPlaces(older, newer, places)) / alone
  })
  const [first = 0, ...rest] = shares
  return { first, median: rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0 }
}

const printed = (name: string, { known, right, wrong }: Counts) =>
  `${name}: ${known} places in unchanged text, ${((100 * right) / Math.max(known, 1)).toFixed(2)} % carried as the same (to reach: 99), ` +
  `${wrong} elsewhere without a flag (to reach: 0)`

const sum = (a: Counts, b: Counts): Counts => ({ known: a.known + b.known, right: a.right + b.right, wrong: a.wrong + b.wrong })

interface Family {
  readonly family: string
  readonly versions: readonly (readonly [file: string])[]
}

/** Measures places carried over the neighbouring editions of every family, and over invented ones. */
export async function measureCarrying(versions: string): Promise<void> {
  const extractor = new PdfExtractor()
  let all = countOf
  let invented = countOf
  try {
    for (const { family, versions: files } of JSON.parse(await readFile(path.join(versions, 'index.json'), 'utf8')) as Family[]) {
      let counts = countOf
      for (const [kind, some] of Map.groupBy(files, ([file]) => path.extname(file))) {
        const texts: DocumentText[] = []
        for (const [file] of some) texts.push(await readVersion(path.join(versions, family, file), extractor))
        for (const [at, newer] of texts.entries())
          if (at > 0) counts = sum(counts, countCarried(texts[at - 1] as DocumentText, newer))
        invented = sum(invented, countInvented(texts[0] as DocumentText, family.length))
        if (kind !== '.pdf') continue
        const { first, median } = shareOfComparison(texts.at(-2) as DocumentText, texts.at(-1) as DocumentText)
        console.log(
          `${family}${kind}: ${PLACES} places carried in ${median.toFixed(2)} of the comparison, ${first.toFixed(2)} in a new process (to reach: 2)`,
        )
      }
      console.log(printed(family, counts))
      all = sum(all, counts)
    }
  } finally {
    extractor.close()
  }
  console.log(printed('all families', all))
  const rules = [...verdicts].sort(([, a], [, b]) => b - a).map(([rule, count]) => `${rule} ${count}`)
  console.log(`verdicts by rule: ${rules.join(', ')}`)
  console.log(printed('invented editions, with near copies of other paragraphs', invented))
}
