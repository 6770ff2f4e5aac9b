import type { DatabaseSync } from 'node:sqlite'
import { normalise } from '#finding/meaning/normalise.ts'
import { type PassageSource, passagesOf } from '#finding/meaning/passages.ts'
import { readTextsAfter } from '../../index/stored-texts.ts'
import { BagCollector, type Bags } from './bags.ts'
import { findParts } from './find-parts.ts'
import { learnSpace } from './learn-space.ts'
import { type ModelFacts, type ModelStore, OVERVIEW } from './model-store.ts'

const READ_BATCH_SIZE = 500
/** Limit of about 100 MB. Pages of full text beyond it are not learned from, but folded in later. */
const MAX_ENTRIES = 16_000_000

/** Passages of a part. Each part has a space of its own, since one space for all would mix unrelated subjects. */
const PASSAGES_PER_PART = 2200
const MAX_PARTS = 200
const OVERVIEW_LIMITS = { dimensions: 48, terms: 30_000 }
export const PART_SPACE_LIMITS = { dimensions: 300, terms: 30_000 }
/** Texts per dimension. With more dimensions, similar texts would not come together. */
const TEXTS_PER_DIMENSION = 7

export const limitSpace = ({ dimensions, terms }: typeof PART_SPACE_LIMITS, texts: number) => ({
  dimensions: Math.max(1, Math.min(dimensions, Math.floor(texts / TEXTS_PER_DIMENSION))),
  terms,
})

function* allTexts(database: DatabaseSync): Iterable<PassageSource> {
  for (let last = -1; ; ) {
    const before = last
    for (const { key, texts } of readTextsAfter(database, last, READ_BATCH_SIZE)) {
      last = key
      yield texts
    }
    if (last === before) return
  }
}

function collect(database: DatabaseSync): { bags: Bags; documents: number } {
  const collector = new BagCollector()
  let documents = 0
  for (const texts of allTexts(database)) {
    documents++
    for (const { page, text } of passagesOf(texts)) if (page === 0 || collector.size < MAX_ENTRIES) collector.add(text)
  }
  return { bags: collector.finish(), documents }
}

/** Learns a model from all indexed documents. No document is folded in yet. */
export function learnModel(database: DatabaseSync, store: ModelStore): ModelFacts {
  const { bags, documents } = collect(database)
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
    if (own.length > 0) store.addSpace(model.id, part, learnSpace(bags, own, limitSpace(PART_SPACE_LIMITS, own.length)))
  }
  return model
}
