import type { DatabaseSync } from 'node:sqlite'
import { passagesOf } from '#finding/meaning/passages.ts'
import { readTextsAfter } from '../../index/stored-texts.ts'
import { bagOf } from './bag.ts'
import { foldIn } from './fold-in.ts'
import type { ModelFacts, ModelStore, PassageVectors } from './model-store.ts'
import { pack } from './rows.ts'

/** Documents that are folded in and saved together. */
const BATCH_SIZE = 500

interface Growing {
  readonly keys: number[]
  readonly places: number[]
  readonly steps: number[]
  readonly bytes: Int8Array[]
}

function finished([part, { keys, places, steps, bytes }]: [number, Growing], dimensions: number): PassageVectors {
  const all = new Int8Array(bytes.length * dimensions)
  for (const [at, one] of bytes.entries()) all.set(one, at * dimensions)
  return { part, keys: Uint32Array.from(keys), places: Uint32Array.from(places), steps: Float32Array.from(steps), bytes: all }
}

/** Folds the next batch in and returns its last key; undefined when no document is left. */
function foldSome(database: DatabaseSync, store: ModelStore, model: ModelFacts, after: number): number | undefined {
  const parts = new Map<number, Growing>()
  let [documents, last] = [0, after]
  for (const { key, texts } of readTextsAfter(database, after, BATCH_SIZE)) {
    documents++
    last = key
    let place = 0
    for (const { text } of passagesOf(texts)) {
      const folded = foldIn(store, model, bagOf(text))
      const own = place++
      if (!folded) continue
      const growing = parts.get(folded.part) ?? { keys: [], places: [], steps: [], bytes: [] }
      parts.set(folded.part, growing)
      const { bytes, step } = pack(folded.direction)
      growing.keys.push(key)
      growing.places.push(own)
      growing.steps.push(step)
      growing.bytes.push(bytes)
    }
  }
  if (documents === 0) return undefined
  const vectors = [...parts].map((one) => finished(one, model.dimensions))
  store.addVectors(model.id, vectors, documents, last)
  return last
}

/** Folds all documents in that the model does not cover yet. */
export function foldLibrary(database: DatabaseSync, store: ModelStore, model: ModelFacts): void {
  for (let last: number | undefined = model.last_key; last !== undefined; ) last = foldSome(database, store, model, last)
}
