import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestIntent } from '#ports/search.ts'
import type { Allowed } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import { compareKeys } from '../index/sort-keys.ts'
import type { RankedFamily } from './best-families.ts'
import { suggestColumnsOf } from './columns.ts'
import { SegmentSuggestions, TITLE_TIER, tierOf, WORDS_TIER } from './segment-suggestions.ts'

/** Families of a publisher, the best first, each once. */
export interface RankedGroup {
  readonly publisher: string
  readonly list: readonly RankedFamily[]
}

/**
 * Ranks the best families of each publisher, the best publisher first. Each step finds families that rank below those of the
 * step before. The search ends with the step that fills all requested groups.
 */
export function rankGroups(
  snapshot: Snapshot,
  allowed: Allowed,
  typed: TypedText,
  intent: SuggestIntent,
  max: number,
): RankedGroup[] {
  const parts = snapshot.segments.map((open, index) => new SegmentSuggestions(open, allowed[index], max))
  const steps: ((one: SegmentSuggestions) => void)[] = []
  if (intent.field !== 'keyword') steps.push((one) => one.addNames(typed))
  if (intent.field !== 'designation')
    steps.push(
      (one) => one.addTitles(typed),
      (one) => one.addWords(typed),
    )
  let groups: RankedGroup[] = []
  for (const step of steps) {
    for (const part of parts) step(part)
    groups = mergeParts(snapshot, parts)
    const requested = intent.publisher === undefined ? groups : groups.filter(({ publisher }) => publisher === intent.publisher)
    const enough = intent.publisher === undefined ? intent.publishers : 1
    if (requested.length >= enough && requested.slice(0, enough).every(({ list }) => list.length >= max)) return groups
  }
  return groups
}

function mergeParts(snapshot: Snapshot, parts: readonly SegmentSuggestions[]): RankedGroup[] {
  const groups = new Map<string, RankedFamily[]>()
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
  const compare = compareFamilies(snapshot)
  const sorted = [...groups].map(([publisher, list]) => ({ publisher, list: onceEach(list.sort(compare)) }))
  return sorted.sort((a, b) => compare(a.list[0] as RankedFamily, b.list[0] as RankedFamily))
}

function onceEach(sorted: readonly RankedFamily[]): RankedFamily[] {
  const seen = new Set<number>()
  return sorted.filter(({ family }) => !seen.has(family) && seen.add(family))
}

/** Compares families of several segments. Ranks hold within a segment only, so the sort keys themselves are compared. */
export function compareFamilies(snapshot: Snapshot): (a: RankedFamily, b: RankedFamily) => number {
  return (a, b) => {
    const tier = tierOf(a.key)
    if (tier !== tierOf(b.key)) return a.key - b.key
    const [one, other] = [segmentOf(snapshot, a.doc), segmentOf(snapshot, b.doc)]
    const [left, right] = [a.doc - one.base, b.doc - other.base]
    const currency = Number(hasBit(other.current, right)) - Number(hasBit(one.current, left))
    if (currency !== 0) return currency
    if (tier === WORDS_TIER) return a.key - b.key || a.doc - b.doc
    const keysOf = ({ segment }: OpenSegment) => (tier === TITLE_TIER ? segment.titleKeys : segment.designationKeys)
    return compareKeys(keysOf(one), left, keysOf(other), right) || a.doc - b.doc
  }
}
