import { normalise } from '#finding/meaning/normalise.ts'
import { type Bag, frequencyWeight } from './bag.ts'
import { type ModelFacts, type ModelStore, OVERVIEW, type TermRow } from './model-store.ts'
import { nearestRow } from './rows.ts'

export function addTerm(direction: Float32Array, { step, bytes }: Pick<TermRow, 'step' | 'bytes'>, weight: number): void {
  for (let at = 0; at < bytes.length; at++) direction[at] = (direction[at] as number) + weight * step * (bytes[at] as number)
}

type Term = Omit<TermRow, 'part'>

/** Direction of a bag, of length 1; undefined without a term of the space. */
export function bagDirection(
  bag: Bag,
  dimensions: number,
  termOf: (bucket: number) => Term | undefined,
): Float32Array | undefined {
  const direction = new Float32Array(dimensions)
  let known = false
  for (const [bucket, count] of bag) {
    const term = termOf(bucket)
    if (!term) continue
    known = true
    addTerm(direction, term, frequencyWeight(count) * term.weight)
  }
  normalise(direction, dimensions)
  return known ? direction : undefined
}

export interface FoldedText {
  readonly part: number
  readonly direction: Float32Array
}

/** Places a new text in the model's space; undefined without a term of the space. */
export function foldIn(store: ModelStore, { id, centres, dimensions, overview }: ModelFacts, bag: Bag): FoldedText | undefined {
  const whole = bagDirection(bag, overview, (bucket) => store.termIn(id, bucket, OVERVIEW))
  if (!whole) return undefined
  const part = nearestRow(centres, whole)
  const direction = bagDirection(bag, dimensions, (bucket) => store.termIn(id, bucket, part))
  return direction && { part, direction }
}
