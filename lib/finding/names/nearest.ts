import type { Query } from '../analysis/parse-query.ts'
import { familyKey, otherKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { isDesignation } from '../designation/is-designation.ts'
import { neighbours, slippedDigits, swappedDigits } from '../designation/near-numbers.ts'
import { mendedReadings, readingsOf } from '../designation/readings.ts'
import { writeDesignation } from '../designation/write-designation.ts'
import type { SearchField } from '../intent.ts'
import type { HeldNames } from './held-names.ts'
import type { NamedBy } from './name-documents.ts'

const MOST = 5
const MOST_PARTS = 3
const SERIES = [...'abcdefghijklmnopqrstuvwxyz']
const DIGIT = /\d/

export interface Missed {
  readonly designation: string
  /** documents, the nearest first */
  readonly nearest: readonly number[]
}

/** Documents that are near, of each family its current edition, or else the newest. */
class Nearest {
  readonly found: number[] = []
  private readonly families = new Set<number | string>()
  private readonly held: HeldNames

  constructor(held: HeldNames) {
    this.held = held
  }

  get isFull(): boolean {
    return this.found.length >= MOST
  }

  private standing(doc: number): number {
    return (this.held.isCurrent(doc) ? 1e9 : 0) + this.held.dateOf(doc)
  }

  addBest(docs: readonly number[]): void {
    const [first, ...others] = docs
    if (first === undefined || this.isFull) return
    const best = others.reduce((one, other) => (this.standing(other) > this.standing(one) ? other : one), first)
    const family = this.held.familyOf(best)
    if (this.families.has(family)) return
    this.families.add(family)
    this.found.push(best)
  }

  addNamed(key: string): void {
    this.addBest(named(this.held, key))
  }

  /** What begins so: parts of one number. */
  addParts(key: string): void {
    const most = this.found.length + MOST_PARTS
    for (const docs of this.held.beginning(familyKey(`${key} `))) {
      if (this.found.length >= most || this.isFull) return
      this.addBest(docs)
    }
  }

  /** The editions themselves, of one family. */
  addEditions(named: ReadonlyMap<number, number>): void {
    const sorted = [...named].sort(([a, one], [b, other]) => other - one || this.standing(b) - this.standing(a))
    for (const [doc] of sorted.slice(0, MOST)) this.found.push(doc)
  }
}

/** What a family is called by, its own name before those that it also has. */
function named(held: HeldNames, family: string): number[] {
  const docs: number[] = []
  for (const term of [familyKey(family), otherKey(family)]) {
    held.find(term).each((doc) => docs.push(doc))
    if (docs.length) break
  }
  return docs
}

/** Numbers near it: the same in a series that was left out, as in JIS 4502; of its own series digits in each other's place, other parts, another slip, those next to it. */
function addNear(nearest: Nearest, family: string): void {
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
    for (const one of [...slippedDigits(number), ...neighbours(number)]) {
      if (nearest.isFull) return
      nearest.addNamed(withNumber(one))
    }
}

/** A text that is a designation of which the scope has no document, and what it has that is nearest. */
export function missedIn(held: HeldNames, query: Query, field: SearchField, said: () => NamedBy): Missed | undefined {
  if (query.everything || field === 'keyword' || !DIGIT.test(query.text)) return undefined
  const { named: others, isSure } = said()
  if (isSure) return undefined
  for (const text of [...readingsOf(query.text), ...mendedReadings(query.text)]) {
    const { read, family } = designationKeys(text)
    if (!isDesignation(query.text, read, (word) => held.isSeries(word))) continue
    const nearest = new Nearest(held)
    nearest.addEditions(others)
    const meant = [...mendedReadings(text)].map((one) => designationKeys(one).family)
    for (const one of new Set([...meant, family])) if (named(held, one).length === 0) addNear(nearest, one)
    return { designation: writeDesignation(read), nearest: nearest.found }
  }
  return undefined
}
