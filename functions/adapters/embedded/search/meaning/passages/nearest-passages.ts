import type { SearchScope } from '#finding/intent.ts'
import { type Allowed, inScope } from '../../index/allowed.ts'
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

const NOTHING = 0
/** Passage of the record alone: the first one. */
const RECORD = 1
const EVERYTHING = 2

/** Passages that may be compared, by document; undefined when all may. */
export function maskOf(snapshot: Snapshot, allowed: Allowed, { texts }: Pick<SearchScope, 'texts'>): Uint8Array | undefined {
  const readable = texts === 'all' ? [] : inScope(snapshot, { documents: texts })
  if ([...allowed, ...readable].every((one) => one === undefined)) return undefined
  const mask = new Uint8Array(snapshot.size)
  for (const [index, { base, size }] of snapshot.segments.entries()) {
    const [own, open] = [allowed[index], readable[index]]
    for (let doc = 0; doc < size; doc++)
      mask[base + doc] = own && !hasBit(own, doc) ? NOTHING : open && !hasBit(open, doc) ? RECORD : EVERYTHING
  }
  return mask
}

/** Scores every allowed passage of a part. */
export function scorePassages(
  { bytes, steps, places }: PassageVectors,
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
    if (doc < 0) continue
    const compared = mask ? mask[doc] : EVERYTHING
    if (compared === NOTHING || (compared === RECORD && places[row] !== 0)) continue
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
