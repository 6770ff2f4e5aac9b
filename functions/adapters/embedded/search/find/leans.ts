import { leanTerm } from '#finding/analysis/term-names.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { encodeTerm, findPostings } from '../index/lookup.ts'
import type { Segment } from '../index/segment.ts'
import type { Snapshot } from '../index/snapshot.ts'

const ofSegments = new WeakMap<Segment, Uint8Array>()

function leansIn(segment: Segment): Uint8Array {
  const cached = ofSegments.get(segment)
  if (cached) return cached
  const leans = new Uint8Array(segment.keys.length)
  for (let lean = 1; lean < LEAN_FACTORS.length; lean++) {
    const range = findPostings(segment, encodeTerm(leanTerm(lean)))
    for (let at = range?.start ?? 0; at < (range?.end ?? 0); at++) leans[segment.postingDocs[at] as number] = lean
  }
  ofSegments.set(segment, leans)
  return leans
}

const ofSnapshots = new WeakMap<Snapshot, Uint8Array>()

/** How much the library leans on each document of a snapshot. */
export function leansOf(snapshot: Snapshot): Uint8Array {
  let all = ofSnapshots.get(snapshot)
  if (!all) {
    all = new Uint8Array(snapshot.size)
    for (const { segment, base } of snapshot.segments) all.set(leansIn(segment), base)
    ofSnapshots.set(snapshot, all)
  }
  return all
}
