import type { DatabaseSync } from 'node:sqlite'
import { normalise } from '#finding/meaning/normalise.ts'
import { type PassageSource, passagesOf } from '#finding/meaning/passages.ts'
import { eachText } from '../../index/stored-texts.ts'
import { BagCollector, type Bags } from './bags.ts'
import { findParts } from './find-parts.ts'
import { learnSpace } from './learn-space.ts'
import { type ModelFacts, type ModelStore, OVERVIEW } from './model-store.ts'

/** Documents that are read together. */
const AT_ONCE = 500
/** About 100 MB; of a library with more full text not every page teaches, but every page is folded in. */
const MOST_ENTRIES = 16_000_000

/** One space over everything mixes what has nothing to do with each other; a space of its own for each part does not. */
const PASSAGES_A_PART = 2200
const MOST_PARTS = 200
const OVERVIEW_LIMITS = { dimensions: 48, terms: 30_000 }
export const PART_LIMITS = { dimensions: 300, terms: 30_000 }
/** Far fewer directions than texts, or nothing is drawn together. */
const TEXTS_A_DIMENSION = 7

export const limited = ({ dimensions, terms }: typeof PART_LIMITS, texts: number) => ({
  dimensions: Math.max(1, Math.min(dimensions, Math.floor(texts / TEXTS_A_DIMENSION))),
  terms,
})

function* allTexts(database: DatabaseSync): Iterable<PassageSource> {
  for (let last = -1; ; ) {
    const before = last
    for (const { key, texts } of eachText(database, last, AT_ONCE)) {
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
    for (const { page, text } of passagesOf(texts)) if (page === 0 || collector.size < MOST_ENTRIES) collector.add(text)
  }
  return { bags: collector.finish(), documents }
}

/** A model of everything that is indexed, in which nothing lies yet. */
export function learnModel(database: DatabaseSync, store: ModelStore): ModelFacts {
  const { bags, documents } = collect(database)
  const texts = Uint32Array.from({ length: bags.starts.length - 1 }, (_, text) => text)
  const overview = learnSpace(bags, texts, limited(OVERVIEW_LIMITS, texts.length))
  normalise(overview.texts, overview.dimensions)
  const count = Math.max(1, Math.min(MOST_PARTS, Math.round(texts.length / PASSAGES_A_PART)))
  const { centres, of } = findParts(overview.texts, overview.dimensions, count)
  const facts = { learned: documents, dimensions: PART_LIMITS.dimensions, overview: overview.dimensions, centres }
  const model = store.begin(facts)
  store.addSpace(model.id, OVERVIEW, overview)
  for (let part = 0; part < count; part++) {
    const own = texts.filter((text) => of[text] === part)
    if (own.length > 0) store.addSpace(model.id, part, learnSpace(bags, own, limited(PART_LIMITS, own.length)))
  }
  return model
}
