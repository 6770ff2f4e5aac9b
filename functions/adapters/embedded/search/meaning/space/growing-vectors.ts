import type { PassageVectors } from './model-store.ts'
import { pack } from './rows.ts'

/** Collects vectors of the passages of one part. */
export class GrowingVectors {
  private readonly keys: number[] = []
  private readonly places: number[] = []
  private readonly steps: number[] = []
  private readonly bytes: Int8Array[] = []

  add(key: number, place: number, direction: Float32Array): void {
    const { bytes, step } = pack(direction)
    this.keys.push(key)
    this.places.push(place)
    this.steps.push(step)
    this.bytes.push(bytes)
  }

  /** Rows have the given dimensions; those of a part with fewer end in zeros. */
  finish(part: number, dimensions: number): PassageVectors {
    const bytes = new Int8Array(this.bytes.length * dimensions)
    for (const [at, one] of this.bytes.entries()) bytes.set(one, at * dimensions)
    return {
      part,
      keys: Uint32Array.from(this.keys),
      places: Uint32Array.from(this.places),
      steps: Float32Array.from(this.steps),
      bytes,
    }
  }
}
