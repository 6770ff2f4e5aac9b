import type { Snapshot } from '../index/snapshot.ts'

/** What a query found: documents, and how well each matches. Kept between queries, and cleaned by what was found. */
export class Matches {
  docs: Uint32Array
  scores: Float64Array
  count = 0

  constructor(size: number) {
    this.docs = new Uint32Array(size)
    this.scores = new Float64Array(size)
  }

  has(doc: number): boolean {
    return (this.scores[doc] as number) > 0
  }

  add(doc: number, score: number): void {
    if (!this.has(doc)) this.docs[this.count++] = doc
    this.scores[doc] = score
  }

  found(): Uint32Array {
    return this.docs.subarray(0, this.count)
  }

  keep(holds: (doc: number) => boolean): void {
    let left = 0
    for (const doc of this.found()) {
      if (holds(doc)) this.docs[left++] = doc
      else this.scores[doc] = 0
    }
    this.count = left
  }

  clear(): void {
    for (const doc of this.found()) this.scores[doc] = 0
    this.count = 0
  }
}

const spare = new WeakMap<Snapshot, Matches>()

export function matchesFor(snapshot: Snapshot): Matches {
  let matches = spare.get(snapshot)
  if (!matches) {
    matches = new Matches(snapshot.size)
    spare.set(snapshot, matches)
  }
  matches.clear()
  return matches
}
