import { type Bag, frequencyWeight } from './bag.ts'
import { type ModelFacts, type ModelStore, OVERVIEW, type TermRow } from './model-store.ts'
import { nearestRow, normalise } from './rows.ts'

export function addTerm(direction: Float32Array, { step, bytes }: TermRow, weight: number): void {
  for (let at = 0; at < bytes.length; at++) direction[at] = (direction[at] as number) + weight * step * (bytes[at] as number)
}

function directionIn(store: ModelStore, model: number, part: number, bag: Bag, dimensions: number): Float32Array | undefined {
  const direction = new Float32Array(dimensions)
  let known = false
  for (const [bucket, count] of bag) {
    const row = store.termIn(model, bucket, part)
    if (!row) continue
    known = true
    addTerm(direction, row, frequencyWeight(count) * row.weight)
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
  const whole = directionIn(store, id, OVERVIEW, bag, overview)
  if (!whole) return undefined
  const part = nearestRow(centres, whole)
  const direction = directionIn(store, id, part, bag, dimensions)
  return direction && { part, direction }
}
