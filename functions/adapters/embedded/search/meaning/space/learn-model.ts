import type { DatabaseSync } from 'node:sqlite'
import { normalise } from '#finding/meaning/normalise.ts'
import { type PassageSource, passagesOf } from '#finding/meaning/passages.ts'
import { readTextsAfter } from '../../index/stored-texts.ts'
import { BagCollector, type Bags } from './bags.ts'
import { findParts } from './find-parts.ts'
import { foldRest } from './fold-library.ts'
import { GrowingVectors } from './growing-vectors.ts'
import { learnSpace, type Space } from './learn-space.ts'
import { type ModelFacts, type ModelStore, OVERVIEW, type PassageVectors } from './model-store.ts'

const READ_BATCH_SIZE = 500
/** Limit of about 100 MB. Pages of full text beyond it are not learned from, but folded in later. */
const MAX_ENTRIES = 16_000_000

/** Passages of a part. Each part has a space of its own, since one space for all would mix unrelated subjects. */
const PASSAGES_PER_PART = 2200
const MAX_PARTS = 200
const OVERVIEW_LIMITS = { dimensions: 48, terms: 30_000 }
export const PART_SPACE_LIMITS = { dimensions: 200, terms: 30_000 }
/** Texts per dimension. With more dimensions, similar texts would not come together. */
const TEXTS_PER_DIMENSION = 7

export const limitSpace = ({ dimensions, terms }: typeof PART_SPACE_LIMITS, texts: number) => ({
  dimensions: Math.max(1, Math.min(dimensions, Math.floor(texts / TEXTS_PER_DIMENSION))),
  terms,
})

function* allTexts(database: DatabaseSync): Iterable<{ key: number; texts: PassageSource }> {
  for (let last = -1; ; ) {
    const before = last
    for (const { key, texts } of readTextsAfter(database, last, READ_BATCH_SIZE)) {
      last = key
      yield { key, texts }
    }
    if (last === before) return
  }
}

/** Passages that a model is learned from, with the documents that they are of. */
interface Collected {
  readonly bags: Bags
  /** key of the document of each, and its place in it */
  readonly keys: readonly number[]
  readonly places: readonly number[]
  readonly documents: number
  readonly lastKey: number
  /** places from which on passages of a document are not collected, by its key */
  readonly rest: ReadonlyMap<number, number>
}

function collect(database: DatabaseSync): Collected {
  const collector = new BagCollector()
  const [keys, places]: [number[], number[]] = [[], []]
  const rest = new Map<number, number>()
  let [documents, lastKey] = [0, 0]
  for (const { key, texts } of allTexts(database)) {
    documents++
    lastKey = key
    let place = 0
    for (const { text } of passagesOf(texts)) {
      if (place > 0 && collector.size >= MAX_ENTRIES) {
        rest.set(key, place)
        break
      }
      collector.add(text)
      keys.push(key)
      places.push(place++)
    }
  }
  return { bags: collector.finish(), keys, places, documents, lastKey, rest }
}

/** Positions of the texts of one part, of length 1. Those without a word of its space have none. */
function vectorsOf(part: number, { dimensions, texts }: Space, own: Uint32Array, { keys, places }: Collected): PassageVectors {
  normalise(texts, dimensions)
  const vectors = new GrowingVectors()
  for (const [row, text] of own.entries()) {
    const direction = texts.subarray(row * dimensions, (row + 1) * dimensions)
    if (direction.some((value) => value !== 0)) vectors.add(keys[text] as number, places[text] as number, direction)
  }
  return vectors.finish(part, PART_SPACE_LIMITS.dimensions)
}

/** Learns a model from all indexed documents, and places these in it. */
export function learnModel(database: DatabaseSync, store: ModelStore): ModelFacts {
  const collected = collect(database)
  const { bags, documents, lastKey, rest } = collected
  const texts = Uint32Array.from({ length: bags.starts.length - 1 }, (_, text) => text)
  const overview = learnSpace(bags, texts, limitSpace(OVERVIEW_LIMITS, texts.length))
  normalise(overview.texts, overview.dimensions)
  const count = Math.max(1, Math.min(MAX_PARTS, Math.round(texts.length / PASSAGES_PER_PART)))
  const { centres, of } = findParts(overview.texts, overview.dimensions, count)
  const facts = { learned: documents, dimensions: PART_SPACE_LIMITS.dimensions, overview: overview.dimensions, centres }
  const model = store.begin(facts)
  store.addSpace(model.id, OVERVIEW, overview)
  for (let part = 0; part < count; part++) {
    const own = texts.filter((text) => of[text] === part)
    if (own.length === 0) continue
    const space = learnSpace(bags, own, limitSpace(PART_SPACE_LIMITS, own.length))
    store.addSpace(model.id, part, space)
    store.addVectors(model.id, [vectorsOf(part, space, own, collected)], 0, 0)
  }
  foldRest(database, store, model, rest)
  store.addVectors(model.id, [], documents, lastKey)
  return { ...model, known: documents, last_key: lastKey }
}
