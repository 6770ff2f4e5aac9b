import { normalise } from '#finding/meaning/normalise.ts'
import { bagOf, frequencyWeight } from './bag.ts'
import { addTerm } from './fold-in.ts'
import { type ModelFacts, type ModelStore, OVERVIEW } from './model-store.ts'

/** Direction of a text in each part that has one of its words, and the text's nearness to each part as a whole. */
export interface LocatedQuestion {
  readonly directions: ReadonlyMap<number, Float32Array>
  readonly nearness: ReadonlyMap<number, number>
}

export function locateQuestion(
  store: ModelStore,
  { id, dimensions, overview, centres }: ModelFacts,
  text: string,
): LocatedQuestion {
  const directions = new Map<number, Float32Array>()
  for (const [bucket, count] of bagOf(text)) {
    for (const row of store.termEverywhere(id, bucket)) {
      const direction = directions.get(row.part) ?? new Float32Array(row.part === OVERVIEW ? overview : dimensions)
      directions.set(row.part, direction)
      addTerm(direction, row, frequencyWeight(count) * row.weight)
    }
  }
  for (const direction of directions.values()) normalise(direction, direction.length)
  const whole = directions.get(OVERVIEW) ?? new Float32Array(overview)
  directions.delete(OVERVIEW)
  const nearness = new Map([...directions.keys()].map((part) => [part, nearnessOf(centres, part * overview, whole)]))
  return { directions, nearness }
}

function nearnessOf(centres: Float32Array, from: number, direction: Float32Array): number {
  let product = 0
  for (let at = 0; at < direction.length; at++) product += (centres[from + at] as number) * (direction[at] as number)
  return Math.max(0, product)
}
