import type { ParsedQuery } from '../analysis/parse-query.ts'
import { familyKey, otherKey } from '../analysis/term-names.ts'
import { cleanText } from '../designation/clean-text.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { isDesignation, type KnownSeries } from '../designation/is-designation.ts'
import { editedDigits, neighbouringNumbers, swappedDigits, withoutDoubled } from '../designation/near-numbers.ts'
import { nearPublishers } from '../designation/near-publishers.ts'
import { correctedReadings, readingsOf } from '../designation/readings.ts'
import { writeDesignation } from '../designation/write-designation.ts'
import type { SearchField } from '../intent.ts'
import type { DesignationMatch } from './match-designation.ts'
import type { NameIndex } from './name-index.ts'

const MAX_NEAREST = 5
/** digits that a number needs to have one too many */
const MIN_DOUBLED_LENGTH = 4
const SERIES = [...'abcdefghijklmnopqrstuvwxyz']
const DIGIT = /\d/
const STRAY_LETTER = /^[a-z]$/

/** Designation without a document in the scope. */
interface MissingDesignation {
  readonly designation: string
  /** documents, the nearest first */
  readonly nearest: readonly number[]
}

/** Collects near documents: of each family the current edition, or else the newest. */
class NearestDocuments {
  readonly found: number[] = []
  private readonly families = new Set<number | string>()
  private readonly index: NameIndex

  constructor(index: NameIndex) {
    this.index = index
  }

  get isFull(): boolean {
    return this.found.length >= MAX_NEAREST
  }

  private rank(doc: number): number {
    return (this.index.isCurrent(doc) ? 1e9 : 0) + this.index.dateOf(doc)
  }

  addBest(docs: readonly number[]): void {
    const [first, ...others] = docs
    if (first === undefined || this.isFull) return
    const best = others.reduce((one, other) => (this.rank(other) > this.rank(one) ? other : one), first)
    const family = this.index.familyOf(best)
    if (this.families.has(family)) return
    this.families.add(family)
    this.found.push(best)
  }

  addNamed(key: string): void {
    this.addBest(documentsNamed(this.index, key))
  }

  /** Adds the parts of one number. */
  addParts(key: string): void {
    for (const docs of this.index.withPrefix(familyKey(`${key} `))) {
      if (this.isFull) return
      this.addBest(docs)
    }
  }

  /** Adds a number, or the parts of one that has nothing but parts. */
  addNamedOrParts(key: string): void {
    const before = this.found.length
    this.addNamed(key)
    if (this.found.length === before) this.addParts(key)
  }

  /** Adds editions of one family themselves. */
  addEditions(named: ReadonlyMap<number, number>): void {
    const sorted = [...named].sort(([a, one], [b, other]) => other - one || this.rank(b) - this.rank(a))
    for (const [doc] of sorted) if (!this.isFull && !this.found.includes(doc)) this.found.push(doc)
  }
}

/** Documents of a family by its own name, or else by an alias. */
function documentsNamed(index: NameIndex, family: string): number[] {
  const docs: number[] = []
  for (const term of [familyKey(family), otherKey(family)]) {
    index.find(term).forEach((doc) => void docs.push(doc))
    if (docs.length) break
  }
  return docs
}

/**
 * Adds documents with a number near the family's: the same number in a series that was left out, as in JIS 4502, and the other
 * parts of its standard; else, of its own series, the numbers that are one slip away, and then its neighbours.
 */
function addNear(nearest: NearestDocuments, family: string): void {
  const { runs, main } = numberOf(family)
  if (main < 0) return
  const withNumber = (number: string) => runs.with(main, number).join(' ')
  const number = runs[main] as string
  const before = nearest.found.length
  for (const letter of SERIES) nearest.addNamed(runs.toSpliced(main, 0, letter).join(' '))
  nearest.addParts(family)
  if (runs.length > main + 1) {
    nearest.addParts(runs.slice(0, -1).join(' '))
    nearest.addNamed(runs.slice(0, -1).join(' '))
  }
  if (nearest.found.length > before || number.length < 2) return
  for (const at of runs.keys()) if (STRAY_LETTER.test(runs[at] as string)) nearest.addNamed(runs.toSpliced(at, 1).join(' '))
  for (const one of [...slippedNumbers(number), ...neighbouringNumbers(number)]) {
    if (nearest.isFull) return
    nearest.addNamed(withNumber(one))
  }
}

/** Adds documents of publishers whose code is one slip away; where there are none, those whose number is one slip away too. */
function addOfNearPublishers(nearest: NearestDocuments, text: string): void {
  const families = [...new Set(nearPublishers(cleanText(text)).map((one) => designationKeys(one).family))]
  for (const one of families) nearest.addNamedOrParts(one)
  if (nearest.found.length > 0) return
  for (const one of families) {
    const { runs, main } = numberOf(one)
    for (const number of main < 0 ? [] : slippedNumbers(runs[main] as string))
      if (!nearest.isFull) nearest.addNamed(runs.with(main, number).join(' '))
  }
}

const slippedNumbers = (number: string) =>
  number.length < 2 ? [] : [...withoutDoubled(number), ...swappedDigits(number), ...editedDigits(number)]

/** The parts of a family's name, and which of them is its number: the longest with a digit, of two the last. */
function numberOf(family: string): { runs: string[]; main: number } {
  const runs = family.split(' ')
  const main = runs.reduce(
    (best, run, at) => (DIGIT.test(run) && run.length >= (runs[best]?.length ?? 0) ? at : best),
    runs.findIndex((run) => DIGIT.test(run)),
  )
  return { runs, main }
}

/** Adds documents of the same series whose number has one digit of a pair less: ISO 9001 for ISO 90001. */
function addWithoutDoubled(nearest: NearestDocuments, family: string): void {
  const { runs, main } = numberOf(family)
  const number = runs[main]
  if (number && number.length >= MIN_DOUBLED_LENGTH)
    for (const one of withoutDoubled(number)) nearest.addNamedOrParts(runs.with(main, one).join(' '))
}

/** Text that may be a designation, and its search. */
interface AskedDesignation {
  readonly query: ParsedQuery
  readonly field: SearchField
  match(): DesignationMatch
  /** tells whether a document of the scope has all words of the text */
  hasWords(): boolean
}

/** Publishers whose numbers begin with a single letter. */
const OF_ONE_LETTER = ['astm', 'awwa', 'aashto', 'cga']

function knownSeries(index: NameIndex, { field, hasWords }: AskedDesignation): KnownSeries {
  return {
    isSeries: (word) => index.isSeries(word),
    isOwnLetter: (letter) =>
      OF_ONE_LETTER.some((publisher) => {
        for (const docs of index.withPrefix(familyKey(`${publisher} ${letter} `))) if (docs.length > 0) return true
        return false
      }),
    isAlone: () => field === 'designation' || !hasWords(),
  }
}

/** Finds the designation in a text when the scope has no document of it, and the nearest documents. */
export function findMissingDesignation(index: NameIndex, asked: AskedDesignation): MissingDesignation | undefined {
  const { query, field } = asked
  if (query.everything || field === 'keyword' || !DIGIT.test(query.text)) return undefined
  const { named, isSure } = asked.match()
  const known = knownSeries(index, asked)
  for (const text of isSure ? readingsOf(query.text) : [...readingsOf(query.text), ...correctedReadings(query.text)]) {
    const { read, family } = designationKeys(text)
    if (!isDesignation(query.text, read, known)) continue
    const nearest = new NearestDocuments(index)
    if (isSure) {
      // Another number has the same digits: ISO 9000-1 for ISO 90001.
      if (read.publishers.length === 0 || documentsNamed(index, family).length > 0) return undefined
      addWithoutDoubled(nearest, family)
      if (nearest.found.length === 0) return undefined
      nearest.addEditions(named)
      return { designation: writeDesignation(read, query.text), nearest: nearest.found }
    }
    nearest.addEditions(named)
    const corrected = [...correctedReadings(text)].map((one) => designationKeys(one).family)
    for (const one of new Set([...corrected, family])) if (documentsNamed(index, one).length === 0) addNear(nearest, one)
    if (nearest.found.length === 0) addOfNearPublishers(nearest, text)
    return { designation: writeDesignation(read, query.text), nearest: nearest.found }
  }
  return undefined
}
