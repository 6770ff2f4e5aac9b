import { hasBit } from '../index/bitmap.ts'
import type { FilteredFacet } from '../index/filtered.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'

const SEVERAL = 255

/** Filter that each document fails, counted from 1; 0 for none, 255 for several. */
function failedFilterOf(snapshot: Snapshot, docs: Uint32Array, filtered: readonly FilteredFacet[]): Uint8Array {
  const failed = new Uint8Array(docs.length)
  for (let at = 0; at < docs.length; ) {
    const open = segmentOf(snapshot, docs[at] as number)
    const index = snapshot.segments.indexOf(open)
    const bitmaps = filtered.map(({ allowed }) => allowed[index])
    const [first, end] = [open.base, open.base + open.size]
    for (; at < docs.length; at++) {
      const doc = docs[at] as number
      if (doc < first || doc >= end) break
      for (let one = 0; one < bitmaps.length; one++) {
        const bitmap = bitmaps[one]
        if (bitmap && !hasBit(bitmap, doc - first)) failed[at] = failed[at] === 0 ? one + 1 : SEVERAL
      }
    }
  }
  return failed
}

/** Documents by failed filter. */
export interface FilterGroups {
  /** documents that pass all filters */
  readonly matching: Uint32Array
  /** documents that fail one filter alone, by filter */
  readonly onlyFailing: readonly Uint32Array[]
}

export function groupByFailedFilter(snapshot: Snapshot, docs: Uint32Array, filtered: readonly FilteredFacet[]): FilterGroups {
  if (filtered.length === 0) return { matching: docs, onlyFailing: [] }
  const failed = failedFilterOf(snapshot, docs, filtered)
  const sizes = new Uint32Array(256)
  for (const one of failed) sizes[one] = (sizes[one] as number) + 1
  const parts = Array.from({ length: filtered.length + 1 }, (_, one) => new Uint32Array(sizes[one] as number))
  const next = new Uint32Array(256)
  for (let at = 0; at < docs.length; at++) {
    const one = failed[at] as number
    if (one === SEVERAL) continue
    const to = next[one] as number
    const part = parts[one] as Uint32Array
    part[to] = docs[at] as number
    next[one] = to + 1
  }
  const [matching, ...onlyFailing] = parts as [Uint32Array, ...Uint32Array[]]
  return { matching, onlyFailing }
}
