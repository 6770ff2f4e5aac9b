import type { SuggestIntent } from '#ports/search.ts'
import { allowedIn } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { encodeTerm, findPostings } from './lookup.ts'
import { type OpenSegment, type Snapshot, segmentOf } from './snapshot.ts'
import { compareKeys } from './sort-key.ts'
import type { Candidate } from './suggest-best.ts'
import { suggestColumnsOf } from './suggest-columns.ts'
import { editionsOf } from './suggest-editions.ts'
import { suggestIn, TITLE, tierOf, WORDS } from './suggest-segment.ts'
import { readTyped, type Typed } from './suggest-text.ts'

/** A family by its documents' numbers. */
export interface FamilyFound {
  readonly doc: number
  readonly editions: readonly number[]
}

export interface PublisherFound {
  readonly publisher: string
  readonly families: readonly FamilyFound[]
  readonly more: boolean
}

/** Families whose current edition is another publisher's leave their group: so many more are looked at. */
const SPARE = 4

export function suggest(snapshot: Snapshot, intent: SuggestIntent): PublisherFound[] {
  const typed = readTyped(intent.text)
  const { documents } = intent.scope
  void documents
  const allowed = allowedIn(snapshot, intent.scope, [])
  const groups = new Map<string, Candidate[]>()
  for (const [index, open] of snapshot.segments.entries()) {
    const { byPublisher } = suggestIn(open, allowed[index], typed, intent.field, intent.families + 1 + SPARE)
    const { publishers } = suggestColumnsOf(open.segment)
    for (const [at, list] of byPublisher.entries()) {
      const publisher = publishers[at] as string
      if (list.length === 0 || (intent.publisher !== undefined && publisher !== intent.publisher)) continue
      const group = groups.get(publisher) ?? []
      groups.set(publisher, group)
      for (const one of list) group.push({ ...one, doc: open.base + one.doc })
    }
  }
  const compare = compareCandidates(snapshot)
  const ordered = [...groups].map(([publisher, list]) => ({ publisher, list: onceEach(list.sort(compare)) }))
  ordered.sort((a, b) => compare(a.list[0] as Candidate, b.list[0] as Candidate))
  return ordered.slice(0, intent.publishers).map(({ publisher, list }) => ({
    publisher,
    families: list.slice(0, intent.families).map((one) => familyFound(snapshot, allowed, typed, one)),
    more: list.length > intent.families,
  }))
}

function onceEach(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return sorted.filter(({ family }) => !seen.has(family) && seen.add(family))
}

function compareCandidates(snapshot: Snapshot): (a: Candidate, b: Candidate) => number {
  return (a, b) => {
    const [tier, other] = [tierOf(a.key), tierOf(b.key)]
    if (tier !== other) return tier - other
    const [one, two] = [segmentOf(snapshot, a.doc), segmentOf(snapshot, b.doc)]
    const [left, right] = [a.doc - one.base, b.doc - two.base]
    const currency = Number(hasBit(two.current, right)) - Number(hasBit(one.current, left))
    if (currency !== 0) return currency
    if (tier === WORDS) return a.key - b.key || a.doc - b.doc
    const keysOf = ({ segment }: OpenSegment) => (tier === TITLE ? segment.titleKeys : segment.designationKeys)
    return (
      compareKeys(keysOf(one), left, keysOf(two), right) ||
      (one.segment.idHashes[left] as number) - (two.segment.idHashes[right] as number)
    )
  }
}

/** The edition that the text names, else the current one, else the newest. */
function familyFound(
  snapshot: Snapshot,
  allowed: ReturnType<typeof allowedIn>,
  typed: Typed,
  { family }: Candidate,
): FamilyFound {
  const editions = editionsOf(snapshot, family, allowed)
  const named = typed.isDated ? namedAmong(snapshot, editions, typed) : undefined
  const current = editions.find((doc) => {
    const { current, base } = segmentOf(snapshot, doc)
    return hasBit(current, doc - base)
  })
  return { doc: named ?? current ?? (editions[0] as number), editions }
}

const DATED_TIERS: ReadonlySet<number> = new Set([6, 5, 3])

function namedAmong(snapshot: Snapshot, editions: readonly number[], { names }: Typed): number | undefined {
  for (const { term } of names.filter(({ tier }) => DATED_TIERS.has(tier))) {
    for (const doc of editions) {
      const { segment, base } = segmentOf(snapshot, doc)
      const range = findPostings(segment, encodeTerm(term))
      if (range && segment.postingDocs.subarray(range.start, range.end).includes(doc - base)) return doc
    }
  }
  return undefined
}
