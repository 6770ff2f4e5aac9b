import type { TieredTerms } from '#finding/names/names-of-text.ts'
import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { Allowed } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings } from '../index/lookup.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { suggestColumnsOf } from './columns.ts'

/** Family by its documents' numbers. */
export interface SnapshotFamily {
  /** document that represents the family */
  readonly doc: number
  readonly publisher: string
  /** editions in scope, the newest first */
  readonly editions: readonly number[]
}

function editionsOf(snapshot: Snapshot, family: number, allowed: Allowed): number[] {
  const editions: number[] = []
  for (const [index, { segment, base }] of snapshot.segments.entries()) {
    const { byFamily } = suggestColumnsOf(segment)
    const own = allowed[index]
    let [low, high] = [0, byFamily.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((segment.families[byFamily[middle] as number] as number) < family) low = middle + 1
      else high = middle
    }
    for (let at = low; at < byFamily.length; at++) {
      const doc = byFamily[at] as number
      if (segment.families[doc] !== family) break
      if (!own || hasBit(own, doc)) editions.push(base + doc)
    }
  }
  return editions.length > 1 ? newestFirst(snapshot, editions) : editions
}

function newestFirst(snapshot: Snapshot, docs: readonly number[]): number[] {
  const dated = docs.map((doc) => {
    const { segment, base } = segmentOf(snapshot, doc)
    return { doc, date: segment.dates[doc - base] as number }
  })
  return dated.sort((a, b) => b.date - a.date || a.doc - b.doc).map(({ doc }) => doc)
}

/** Current edition with the shortest designation, the newest of equals. Longer designations in force are changes to it. */
function currentOf(snapshot: Snapshot, editions: readonly number[]): number | undefined {
  let [found, shortest]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const doc of editions) {
    const { segment, base, current } = segmentOf(snapshot, doc)
    const { starts } = segment.designationKeys
    const length = (starts[doc - base + 1] as number) - (starts[doc - base] as number)
    if (hasBit(current, doc - base) && length < shortest) [found, shortest] = [doc, length]
  }
  return found
}

/** tiers of names of a single edition */
const EDITION_TIERS: ReadonlySet<number> = new Set([6, 5, 3])

function namedOf(snapshot: Snapshot, editions: readonly number[], names: TieredTerms): number | undefined {
  for (const { term } of names.filter(({ tier }) => EDITION_TIERS.has(tier))) {
    const bytes = encodeTerm(term)
    for (const doc of editions) {
      const { segment, base } = segmentOf(snapshot, doc)
      const range = findPostings(segment, bytes)
      if (range && segment.postingDocs.subarray(range.start, range.end).includes(doc - base)) return doc
    }
  }
  return undefined
}

export function readFamily(snapshot: Snapshot, family: number, allowed: Allowed, { isDated, names }: TypedText): SnapshotFamily {
  const editions = editionsOf(snapshot, family, allowed)
  const named = isDated ? namedOf(snapshot, editions, names) : undefined
  const doc = named ?? currentOf(snapshot, editions) ?? (editions[0] as number)
  const { segment, base } = segmentOf(snapshot, doc)
  const { publishers, publisherOf } = suggestColumnsOf(segment)
  return { doc, publisher: publishers[publisherOf[doc - base] as number] as string, editions }
}
