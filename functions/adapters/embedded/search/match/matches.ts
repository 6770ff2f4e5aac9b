import type { Snapshot } from '../index/snapshot.ts'

/** Matching documents with their scores. The arrays are reused between queries; only the used entries are cleared. */
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

  documents(): Uint32Array {
    return this.docs.subarray(0, this.count)
  }

  filter(passes: (doc: number) => boolean): void {
    let left = 0
    for (const doc of this.documents()) {
      if (passes(doc)) this.docs[left++] = doc
      else this.scores[doc] = 0
    }
    this.count = left
  }

  clear(): void {
    for (const doc of this.documents()) this.scores[doc] = 0
    this.count = 0
  }
}

const spare = new WeakMap<Snapshot, Matches>()

/** Empty matches of a snapshot, in arrays that the last query used. */
export function emptyMatches(snapshot: Snapshot): Matches {
  let matches = spare.get(snapshot)
  if (!matches) {
    matches = new Matches(snapshot.size)
    spare.set(snapshot, matches)
  }
  matches.clear()
  return matches
}
