import type { Allowed } from '../../index/allowed.ts'
import { hasBit } from '../../index/bitmap.ts'
import type { Snapshot } from '../../index/snapshot.ts'
import type { PassageVectors } from '../space/model-store.ts'
import type { PassageCache, PlacedPassages } from './passage-cache.ts'

/** Score of each document's nearest passage, with the passage's part and its row there. */
export interface PassageScores {
  readonly scores: Float64Array
  readonly rows: Int32Array
  readonly parts: Uint8Array
}

export const emptyPassageScores = (size: number): PassageScores => ({
  scores: new Float64Array(size),
  rows: new Int32Array(size),
  parts: new Uint8Array(size),
})

/** Mask of allowed documents; undefined when all are allowed. */
export function maskOf({ segments, size }: Snapshot, allowed: Allowed): Uint8Array | undefined {
  if (allowed.every((one) => one === undefined)) return undefined
  const mask = new Uint8Array(size)
  for (const [index, open] of segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < open.size; doc++) mask[open.base + doc] = !own || hasBit(own, doc) ? 1 : 0
  }
  return mask
}

/** Scores every allowed passage of a part. */
export function scorePassages(
  { bytes, steps }: PassageVectors,
  docs: Int32Array,
  direction: Float32Array,
  share: number,
  mask: Uint8Array | undefined,
  into: PassageScores,
  part: number,
): void {
  const width = direction.length
  const { scores, rows, parts } = into
  for (let row = 0; row < docs.length; row++) {
    const doc = docs[row] as number
    if (doc < 0 || mask?.[doc] === 0) continue
    let product = 0
    for (let at = 0, from = row * width; at < width; at++) product += (bytes[from + at] as number) * (direction[at] as number)
    const score = product * (steps[row] as number) * share
    if (score <= (scores[doc] as number)) continue
    scores[doc] = score
    rows[doc] = row
    parts[doc] = part
  }
}

/** Passages of a snapshot that a question may be compared with. */
export interface PassageView {
  readonly passages: PassageCache
  readonly placed: PlacedPassages
  readonly mask: Uint8Array | undefined
}
