import type { Filtered } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'

const SEVERAL = 255

/** Of each document the one filter that it misses, counted from 1; 0 where none, 255 where several. */
function missedBy(snapshot: Snapshot, docs: Uint32Array, filtered: readonly Filtered[]): Uint8Array {
  const missed = new Uint8Array(docs.length)
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
        if (bitmap && !hasBit(bitmap, doc - first)) missed[at] = missed[at] === 0 ? one + 1 : SEVERAL
      }
    }
  }
  return missed
}

/** Documents by what they miss: those that miss nothing, and by filter those that miss it alone. */
export interface Parted {
  readonly whole: Uint32Array
  readonly but: readonly Uint32Array[]
}

export function partByMissed(snapshot: Snapshot, docs: Uint32Array, filtered: readonly Filtered[]): Parted {
  if (filtered.length === 0) return { whole: docs, but: [] }
  const missed = missedBy(snapshot, docs, filtered)
  const sizes = new Uint32Array(256)
  for (const one of missed) sizes[one] = (sizes[one] as number) + 1
  const parts = Array.from({ length: filtered.length + 1 }, (_, one) => new Uint32Array(sizes[one] as number))
  const next = new Uint32Array(256)
  for (let at = 0; at < docs.length; at++) {
    const one = missed[at] as number
    if (one === SEVERAL) continue
    const to = next[one] as number
    const part = parts[one] as Uint32Array
    part[to] = docs[at] as number
    next[one] = to + 1
  }
  const [whole, ...but] = parts as [Uint32Array, ...Uint32Array[]]
  return { whole, but }
}
