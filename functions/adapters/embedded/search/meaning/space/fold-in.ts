import { normalise } from '#finding/meaning/normalise.ts'
import { type Bag, frequencyWeight } from './bag.ts'
import { type ModelFacts, type ModelStore, OVERVIEW, type TermRow } from './model-store.ts'
import { nearestRow } from './rows.ts'

export function addTerm(direction: Float32Array, { step, bytes }: Pick<TermRow, 'step' | 'bytes'>, weight: number): void {
  for (let at = 0; at < bytes.length; at++) direction[at] = (direction[at] as number) + weight * step * (bytes[at] as number)
}

type Term = Omit<TermRow, 'part'>

/** Of length 1; nowhere without a term that the space knows. */
export function directionOf(
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

export interface Folded {
  readonly part: number
  readonly direction: Float32Array
}

/** Where a new text lies among those that the model was learned from; nowhere without a term that it knows. */
export function foldIn(store: ModelStore, { id, centres, dimensions, overview }: ModelFacts, bag: Bag): Folded | undefined {
  const whole = directionOf(bag, overview, (bucket) => store.termIn(id, bucket, OVERVIEW))
  if (!whole) return undefined
  const part = nearestRow(centres, whole)
  const direction = directionOf(bag, dimensions, (bucket) => store.termIn(id, bucket, part))
  return direction && { part, direction }
}
