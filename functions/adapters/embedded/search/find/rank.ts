import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { compareKeys } from '../index/sort-keys.ts'
import { WHOLE_TITLE_BONUS } from '../match/titles-with-prefix.ts'
import type { MatchResult } from './match.ts'

const NONE = 0xffff_ffff
const TIER_SCORE = 1e6
const CURRENT_BONUS = 5e5
const BELOW_CURRENT = 1e-6

const families = new WeakMap<Snapshot, Uint32Array>()

/** Maps each document that is not current to its family's current one. */
function currentOfFamily(snapshot: Snapshot): Uint32Array {
  const cached = families.get(snapshot)
  if (cached) return cached
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

/** Lifts named documents above all that only have the words. Among them the current edition leads, then the newest. */
function liftNamed(snapshot: Snapshot, { matches, named }: MatchResult): void {
  for (const [doc, tier] of named) {
    const { current, base } = segmentOf(snapshot, doc)
    matches.scores[doc] = tier * TIER_SCORE + (hasBit(current, doc - base) ? CURRENT_BONUS : 0) + dateOf(snapshot, doc) / 1000
  }
}

/** Ranks older editions below the current one of their family, unless the text names them. */
function capOlder(snapshot: Snapshot, { matches, named }: MatchResult): void {
  const pointers = currentOfFamily(snapshot)
  const { scores } = matches
  for (const doc of matches.documents()) {
    const pointer = pointers[doc] as number
    if (pointer === NONE) continue
    const [own, current] = [scores[doc] as number, scores[pointer] as number]
    // An edition with the whole title lifts the family's current one, whose title may differ.
    if (current > 0 && own >= WHOLE_TITLE_BONUS && current < WHOLE_TITLE_BONUS && !named.has(doc)) scores[pointer] = own
    if (current === 0 || own < current || (named.get(doc) ?? 0) > (named.get(pointer) ?? 0)) continue
    scores[doc] = (scores[pointer] as number) * (1 - BELOW_CURRENT)
  }
}

export function rankMatches(snapshot: Snapshot, found: MatchResult): void {
  liftNamed(snapshot, found)
  capOlder(snapshot, found)
}

/** Compares by score, then in the default order. */
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
