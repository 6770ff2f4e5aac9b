import { normalise } from '#finding/meaning/normalise.ts'
import { bagOf, frequencyWeight, wordBuckets } from './bag.ts'
import { addTerm } from './fold-in.ts'
import { type ModelFacts, type ModelStore, OVERVIEW } from './model-store.ts'

/** Direction of a text in each part that has one of its words, and the text's nearness to each part as a whole. */
export interface LocatedQuestion {
  readonly directions: ReadonlyMap<number, Float32Array>
  readonly nearness: ReadonlyMap<number, number>
  /** share of the text that the model knows, from 0 to 1: to the rest nothing is near */
  readonly known: number
}

/**
 * Length of what the model knows of a text, relative to the whole text, as a vector of its words' weights. A word without a weight is
 * in less than two texts, and weighs the most; what no text has is at right angles to them all.
 */
function shareKnown(text: string, weights: ReadonlyMap<number, number>, most: number): number {
  const words = [...wordBuckets(text)]
  const known = words.reduce((sum, bucket) => sum + (weights.get(bucket) ?? 0) ** 2, 0)
  const unknown = words.filter((bucket) => !weights.has(bucket)).length * most ** 2
  return Math.sqrt(known / (known + unknown || 1))
}

export function locateQuestion(
  store: ModelStore,
  { id, dimensions, overview, centres, learned }: ModelFacts,
  text: string,
): LocatedQuestion {
  const directions = new Map<number, Float32Array>()
  const weights = new Map<number, number>()
  for (const [bucket, count] of bagOf(text)) {
    for (const row of store.termEverywhere(id, bucket)) {
      const direction = directions.get(row.part) ?? new Float32Array(row.part === OVERVIEW ? overview : dimensions)
      directions.set(row.part, direction)
      addTerm(direction, row, frequencyWeight(count) * row.weight)
      weights.set(bucket, Math.max(row.weight, weights.get(bucket) ?? 0))
    }
  }
  for (const direction of directions.values()) normalise(direction, direction.length)
  const whole = directions.get(OVERVIEW) ?? new Float32Array(overview)
  directions.delete(OVERVIEW)
  const nearness = new Map([...directions.keys()].map((part) => [part, nearnessOf(centres, part * overview, whole)]))
  return { directions, nearness, known: shareKnown(text, weights, Math.log(Math.max(2, learned))) }
}

function nearnessOf(centres: Float32Array, from: number, direction: Float32Array): number {
  let product = 0
  for (let at = 0; at < direction.length; at++) product += (centres[from + at] as number) * (direction[at] as number)
  return Math.max(0, product)
}
