import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { compareKeys } from '../index/sort-keys.ts'
import { WHOLE_TITLE } from '../match/titles-beginning.ts'
import type { Found } from './match.ts'

const NONE = 0xffff_ffff
const TIER = 1e6
const CURRENT = 5e5
const BELOW_CURRENT = 1e-6

const families = new WeakMap<Snapshot, Uint32Array>()

/** For each document that is not current, its family's current one. */
function currentOfFamily(snapshot: Snapshot): Uint32Array {
  const known = families.get(snapshot)
  if (known) return known
  const current = new Map<number, number>()
  const pointers = new Uint32Array(snapshot.size).fill(NONE)
  for (const { segment, base, size, current: marks, deleted } of snapshot.segments)
    for (let doc = 0; doc < size; doc++)
      if (hasBit(marks, doc) && !hasBit(deleted, doc)) current.set(segment.families[doc] as number, base + doc)
  for (const { segment, base, size, current: marks } of snapshot.segments)
    for (let doc = 0; doc < size; doc++)
      if (!hasBit(marks, doc)) pointers[base + doc] = current.get(segment.families[doc] as number) ?? NONE
  families.set(snapshot, pointers)
  return pointers
}

function dateOf(snapshot: Snapshot, doc: number): number {
  const { segment, base } = segmentOf(snapshot, doc)
  return segment.dates[doc - base] as number
}

/** What is named stands above all that only has the words; there the current edition comes first, then the newest. */
function liftNamed(snapshot: Snapshot, { matches, named }: Found): void {
  for (const [doc, tier] of named) {
    const { current, base } = segmentOf(snapshot, doc)
    matches.scores[doc] = tier * TIER + (hasBit(current, doc - base) ? CURRENT : 0) + dateOf(snapshot, doc) / 1000
  }
}

/** No older edition stands above the current one of its family, unless it was asked for by its own name. */
function capOlder(snapshot: Snapshot, { matches, named }: Found): void {
  const pointers = currentOfFamily(snapshot)
  const { scores } = matches
  for (const doc of matches.found()) {
    const pointer = pointers[doc] as number
    if (pointer === NONE) continue
    const [own, current] = [scores[doc] as number, scores[pointer] as number]
    // The title that one edition has finds its family, whatever the current one is called.
    if (current > 0 && own >= WHOLE_TITLE && current < WHOLE_TITLE && !named.has(doc)) scores[pointer] = own
    if (current === 0 || own < current || (named.get(doc) ?? 0) > (named.get(pointer) ?? 0)) continue
    scores[doc] = (scores[pointer] as number) * (1 - BELOW_CURRENT)
  }
}

export function score(snapshot: Snapshot, found: Found): void {
  liftNamed(snapshot, found)
  capOlder(snapshot, found)
}

/** The better first; else in the order in which everything stands. */
export function compareBest(snapshot: Snapshot, scores: Float64Array): (a: number, b: number) => number {
  return (a, b) => {
    const difference = (scores[b] as number) - (scores[a] as number)
    if (difference !== 0) return difference
    const [one, other] = [segmentOf(snapshot, a), segmentOf(snapshot, b)]
    const [left, right] = [a - one.base, b - other.base]
    const currency = Number(hasBit(other.current, right)) - Number(hasBit(one.current, left))
    if (currency !== 0) return currency
    return (
      (other.segment.dates[right] as number) - (one.segment.dates[left] as number) ||
      compareKeys(one.segment.designationKeys, left, other.segment.designationKeys, right) ||
      (one.segment.idHashes[left] as number) - (other.segment.idHashes[right] as number) ||
      a - b
    )
  }
}
