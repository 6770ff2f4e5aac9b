import type { SearchIntent } from '#ports/search.ts'
import { designationKeys } from '../../../../../lib/designation/designation-keys.ts'
import { isDesignation } from '../../../../../lib/designation/is-designation.ts'
import { neighbours, slippedDigits, swappedDigits } from '../../../../../lib/designation/near-numbers.ts'
import { mendedReadings, readingsOf } from '../../../../../lib/designation/readings.ts'
import { writeDesignation } from '../../../../../lib/designation/write-designation.ts'
import { inScope } from '../allowed.ts'
import { hasBit } from '../bitmap.ts'
import { eachPosting, lookUp } from '../match-words.ts'
import type { Query } from '../parse-query.ts'
import { type Snapshot, segmentOf } from '../snapshot.ts'
import { familyKey, otherKey } from '../term-names.ts'
import { termsBeginning } from '../term-range.ts'
import { isSeries, namedIn } from './find-named.ts'

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
  private readonly families = new Set<number>()
  private readonly snapshot: Snapshot
  private readonly intent: SearchIntent

  constructor(snapshot: Snapshot, intent: SearchIntent) {
    this.snapshot = snapshot
    this.intent = intent
  }

  get isFull(): boolean {
    return this.found.length >= MOST
  }

  private standing(doc: number): number {
    const { segment, base, current } = segmentOf(this.snapshot, doc)
    return (hasBit(current, doc - base) ? 1e9 : 0) + (segment.dates[doc - base] as number)
  }

  addBest(docs: readonly number[]): void {
    const [first, ...others] = docs
    if (first === undefined || this.isFull) return
    const best = others.reduce((one, other) => (this.standing(other) > this.standing(one) ? other : one), first)
    const { segment, base } = segmentOf(this.snapshot, best)
    const family = segment.families[best - base] as number
    if (this.families.has(family)) return
    this.families.add(family)
    this.found.push(best)
  }

  addNamed(key: string): void {
    const docs: number[] = []
    const { snapshot, intent } = this
    for (const term of [familyKey(key), otherKey(key)]) {
      eachPosting(snapshot, lookUp(snapshot, term), inScope(snapshot, intent.scope), (doc) => docs.push(doc))
      if (docs.length) break
    }
    this.addBest(docs)
  }

  /** What begins so: parts of one number. */
  addParts(key: string): void {
    const allowed = inScope(this.snapshot, this.intent.scope)
    const most = this.found.length + MOST_PARTS
    for (const [index, { segment, base }] of this.snapshot.segments.entries()) {
      const { first, last } = termsBeginning(segment, familyKey(`${key} `))
      for (let term = first; term < last && this.found.length < most && !this.isFull; term++) {
        const docs = segment.postingDocs.subarray(segment.postingStarts[term], segment.postingStarts[term + 1])
        this.addBest([...docs].filter((doc) => !allowed[index] || hasBit(allowed[index], doc)).map((doc) => base + doc))
      }
    }
  }

  /** The editions themselves, of one family. */
  addEditions(named: ReadonlyMap<number, number>): void {
    const sorted = [...named].sort(([a, one], [b, other]) => other - one || this.standing(b) - this.standing(a))
    for (const [doc] of sorted.slice(0, MOST)) this.found.push(doc)
  }
}

/** Editions of it are there, if not that one. */
function isHeld(snapshot: Snapshot, family: string): boolean {
  return [familyKey, otherKey].some((key) => lookUp(snapshot, key(family)).ranges.some(Boolean))
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
export function missedIn(snapshot: Snapshot, query: Query, intent: SearchIntent): Missed | undefined {
  if (query.everything || intent.field === 'keyword' || !DIGIT.test(query.text)) return undefined
  const { named, isSure } = namedIn(snapshot, query, intent.scope)
  if (isSure) return undefined
  for (const text of [...readingsOf(query.text), ...mendedReadings(query.text)]) {
    const { read, family } = designationKeys(text)
    if (!isDesignation(query.text, read, (word) => isSeries(snapshot, word))) continue
    const nearest = new Nearest(snapshot, intent)
    nearest.addEditions(named)
    const meant = [...mendedReadings(text)].map((one) => designationKeys(one).family)
    for (const one of new Set([...meant, family])) if (!isHeld(snapshot, one)) addNear(nearest, one)
    return { designation: writeDesignation(read), nearest: nearest.found }
  }
  return undefined
}
