import type { Snapshot } from './snapshot.ts'
import type { Standings } from './standing.ts'

const cache = new WeakMap<Snapshot, Standings>()

/** Standings of all documents of a snapshot. */
export function standingsOf(snapshot: Snapshot): Standings {
  let all = cache.get(snapshot)
  if (!all) {
    all = new Uint8Array(snapshot.size)
    for (const { standings, base } of snapshot.segments) all.set(standings, base)
    cache.set(snapshot, all)
  }
  return all
}
