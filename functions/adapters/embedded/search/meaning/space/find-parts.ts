import { normalise } from '#finding/meaning/normalise.ts'
import { randomNumbers } from './random-numbers.ts'
import { nearestRow } from './rows.ts'

const ROUNDS = 12

export interface Parts {
  /** one row of length 1 per part */
  readonly centres: Float32Array
  /** part of each text */
  readonly of: Uint8Array
}

/** Groups texts of similar subjects (k-means on directions). `texts` are rows of length 1. */
export function findParts(texts: Float32Array, dimensions: number, parts: number): Parts {
  const count = texts.length / dimensions
  const random = randomNumbers()
  let centres = new Float32Array(parts * dimensions)
  for (let part = 0; part < parts; part++) {
    const text = Math.floor(((random() + 1) / 2) * count)
    centres.set(texts.subarray(text * dimensions, (text + 1) * dimensions), part * dimensions)
  }
  const of = new Uint8Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float32Array(centres.length)
    for (let text = 0; text < count; text++) {
      const own = texts.subarray(text * dimensions, (text + 1) * dimensions)
      const part = nearestRow(centres, own)
      of[text] = part
      for (let at = 0; at < dimensions; at++)
        sums[part * dimensions + at] = (sums[part * dimensions + at] as number) + (own[at] as number)
    }
    normalise(sums, dimensions)
    centres = sums
  }
  return { centres, of }
}
