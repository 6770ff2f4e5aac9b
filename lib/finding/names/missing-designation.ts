import type { ParsedQuery } from '../analysis/parse-query.ts'
import { familyKey, otherKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { isDesignation } from '../designation/is-designation.ts'
import { editedDigits, neighbouringNumbers, swappedDigits } from '../designation/near-numbers.ts'
import { correctedReadings, readingsOf } from '../designation/readings.ts'
import { writeDesignation } from '../designation/write-designation.ts'
import type { SearchField } from '../intent.ts'
import type { DesignationMatch } from './match-designation.ts'
import type { NameIndex } from './name-index.ts'

const MAX_NEAREST = 5
const MAX_PARTS = 3
const SERIES = [...'abcdefghijklmnopqrstuvwxyz']
const DIGIT = /\d/

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
    const most = this.found.length + MAX_PARTS
    for (const docs of this.index.withPrefix(familyKey(`${key} `))) {
      if (this.found.length >= most || this.isFull) return
      this.addBest(docs)
    }
  }

  /** Adds editions of one family themselves. */
  addEditions(named: ReadonlyMap<number, number>): void {
    const sorted = [...named].sort(([a, one], [b, other]) => other - one || this.rank(b) - this.rank(a))
    for (const [doc] of sorted.slice(0, MAX_NEAREST)) this.found.push(doc)
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
 * Adds documents with a number near the family's: the same number in a series that was left out, as in JIS 4502; then, of its
 * own series, swapped digits, other parts, another typing error and neighbouring numbers.
 */
function addNear(nearest: NearestDocuments, family: string): void {
  const runs = family.split(' ')
  const main = runs.reduce(
    (best, run, at) => (DIGIT.test(run) && run.length >= (runs[best]?.length ?? 0) ? at : best),
    runs.findIndex((run) => DIGIT.test(run)),
  )
  if (main < 0) return
  const withNumber = (number: string) => runs.with(main, number).join(' ')
  const number = runs[main] as string
  for (const letter of SERIES) nearest.addNamed(runs.toSpliced(main, 0, letter).join(' '))
  for (const one of swappedDigits(number)) nearest.addNamed(withNumber(one))
  nearest.addParts(family)
  if (runs.length > main + 1) {
    nearest.addNamed(runs.slice(0, -1).join(' '))
    nearest.addParts(runs.slice(0, -1).join(' '))
  }
  if (number.length > 1)
    for (const one of [...editedDigits(number), ...neighbouringNumbers(number)]) {
      if (nearest.isFull) return
      nearest.addNamed(withNumber(one))
    }
}

/** Finds the designation in a text when the scope has no document of it, and the nearest documents. */
export function findMissingDesignation(
  index: NameIndex,
  query: ParsedQuery,
  field: SearchField,
  match: () => DesignationMatch,
): MissingDesignation | undefined {
  if (query.everything || field === 'keyword' || !DIGIT.test(query.text)) return undefined
  const { named: editions, isSure } = match()
  if (isSure) return undefined
  for (const text of [...readingsOf(query.text), ...correctedReadings(query.text)]) {
    const { read, family } = designationKeys(text)
    if (!isDesignation(query.text, read, (word) => index.isSeries(word))) continue
    const nearest = new NearestDocuments(index)
    nearest.addEditions(editions)
    const corrected = [...correctedReadings(text)].map((one) => designationKeys(one).family)
    for (const one of new Set([...corrected, family])) if (documentsNamed(index, one).length === 0) addNear(nearest, one)
    return { designation: writeDesignation(read), nearest: nearest.found }
  }
  return undefined
}
