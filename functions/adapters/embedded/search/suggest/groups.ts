import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestIntent } from '#ports/search.ts'
import type { Allowed } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import { compareKeys } from '../index/sort-keys.ts'
import type { Candidate } from './best.ts'
import { suggestColumnsOf } from './columns.ts'
import { SegmentSuggestions, TITLE, tierOf, WORDS } from './segment.ts'

/** A publisher's candidates, the best first, each family once. */
export interface Group {
  readonly publisher: string
  readonly list: readonly Candidate[]
}

/**
 * The best candidates of each publisher, the best publisher first. Each step finds what stands below the step before: where
 * that filled all that is asked for, the next is left out.
 */
export function gatherGroups(
  snapshot: Snapshot,
  allowed: Allowed,
  typed: TypedText,
  intent: SuggestIntent,
  most: number,
): Group[] {
  const parts = snapshot.segments.map((open, index) => new SegmentSuggestions(open, allowed[index], most))
  const steps: ((one: SegmentSuggestions) => void)[] = []
  if (intent.field !== 'keyword') steps.push((one) => one.addNames(typed))
  if (intent.field !== 'designation')
    steps.push(
      (one) => one.addTitles(typed),
      (one) => one.addWords(typed),
    )
  let groups: Group[] = []
  for (const step of steps) {
    for (const part of parts) step(part)
    groups = mergeParts(snapshot, parts)
    const asked = intent.publisher === undefined ? groups : groups.filter(({ publisher }) => publisher === intent.publisher)
    const enough = intent.publisher === undefined ? intent.publishers : 1
    if (asked.length >= enough && asked.slice(0, enough).every(({ list }) => list.length >= most)) return groups
  }
  return groups
}

function mergeParts(snapshot: Snapshot, parts: readonly SegmentSuggestions[]): Group[] {
  const groups = new Map<string, Candidate[]>()
  for (const [index, { best }] of parts.entries()) {
    const { segment, base } = snapshot.segments[index] as OpenSegment
    const { publishers } = suggestColumnsOf(segment)
    for (const [at, list] of best.byPublisher.entries()) {
      if (list.length === 0) continue
      const publisher = publishers[at] as string
      const group = groups.get(publisher) ?? []
      groups.set(publisher, group)
      for (const one of list) group.push({ ...one, doc: base + one.doc })
    }
  }
  const compare = compareCandidates(snapshot)
  const sorted = [...groups].map(([publisher, list]) => ({ publisher, list: onceEach(list.sort(compare)) }))
  return sorted.sort((a, b) => compare(a.list[0] as Candidate, b.list[0] as Candidate))
}

function onceEach(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return sorted.filter(({ family }) => !seen.has(family) && seen.add(family))
}

/** Ranks are of one segment: over several, what they rank is compared. */
export function compareCandidates(snapshot: Snapshot): (a: Candidate, b: Candidate) => number {
  return (a, b) => {
    const tier = tierOf(a.key)
    if (tier !== tierOf(b.key)) return a.key - b.key
    const [one, other] = [segmentOf(snapshot, a.doc), segmentOf(snapshot, b.doc)]
    const [left, right] = [a.doc - one.base, b.doc - other.base]
    const currency = Number(hasBit(other.current, right)) - Number(hasBit(one.current, left))
    if (currency !== 0) return currency
    if (tier === WORDS) return a.key - b.key || a.doc - b.doc
    const keysOf = ({ segment }: OpenSegment) => (tier === TITLE ? segment.titleKeys : segment.designationKeys)
    return compareKeys(keysOf(one), left, keysOf(other), right) || a.doc - b.doc
  }
}
