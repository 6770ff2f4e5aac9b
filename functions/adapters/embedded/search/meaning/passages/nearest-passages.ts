import type { Allowed } from '../../index/allowed.ts'
import { hasBit } from '../../index/bitmap.ts'
import type { Snapshot } from '../../index/snapshot.ts'
import type { Vectors } from '../space/model-store.ts'
import type { KnownPassages, Placed } from './known-passages.ts'

/** Of each document how near its nearest passage is, and which one that is: a row of its part, by which it is known. */
export interface Nearest {
  readonly scores: Float64Array
  readonly rows: Int32Array
  readonly parts: Uint8Array
}

export const nobody = (size: number): Nearest => ({
  scores: new Float64Array(size),
  rows: new Int32Array(size),
  parts: new Uint8Array(size),
})

/** Of each document whether it may be seen; undefined where every one may. */
export function maskOf({ segments, size }: Snapshot, allowed: Allowed): Uint8Array | undefined {
  if (allowed.every((one) => one === undefined)) return undefined
  const mask = new Uint8Array(size)
  for (const [index, open] of segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < open.size; doc++) mask[open.base + doc] = !own || hasBit(own, doc) ? 1 : 0
  }
  return mask
}

/** Looks at every passage of a part that may be seen. */
export function lookAround(
  { bytes, steps }: Vectors,
  docs: Int32Array,
  direction: Float32Array,
  share: number,
  mask: Uint8Array | undefined,
  into: Nearest,
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

export interface Around {
  readonly passages: KnownPassages
  readonly placed: Placed
  readonly mask: Uint8Array | undefined
}
