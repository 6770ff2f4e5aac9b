import type { DatabaseSync } from 'node:sqlite'
import { batchesOf } from '#async/batches.ts'
import { type PassageSource, passagesOf } from '#finding/meaning/passages.ts'
import { readTexts, readTextsAfter } from '../../index/stored-texts.ts'
import { bagOf } from './bag.ts'
import { foldIn } from './fold-in.ts'
import { GrowingVectors } from './growing-vectors.ts'
import type { ModelFacts, ModelStore } from './model-store.ts'

/** Documents that are folded in and saved together. */
const BATCH_SIZE = 500

class FoldedParts {
  private readonly parts = new Map<number, GrowingVectors>()
  private readonly store: ModelStore
  private readonly model: ModelFacts

  constructor(store: ModelStore, model: ModelFacts) {
    this.store = store
    this.model = model
  }

  /** Folds in the passages of a document, from one of them on. */
  add(key: number, texts: PassageSource, first = 0): void {
    for (const [place, { text }] of [...passagesOf(texts)].entries()) {
      const folded = place < first ? undefined : foldIn(this.store, this.model, bagOf(text))
      if (!folded) continue
      const part = this.parts.get(folded.part) ?? new GrowingVectors()
      this.parts.set(folded.part, part)
      part.add(key, place, folded.direction)
    }
  }

  save(documents: number, lastKey: number): void {
    const vectors = [...this.parts].map(([part, own]) => own.finish(part, this.model.dimensions))
    this.store.addVectors(this.model.id, vectors, documents, lastKey)
  }
}

/** Folds the next batch in and returns its last key; undefined when no document is left. */
function foldSome(database: DatabaseSync, store: ModelStore, model: ModelFacts, after: number): number | undefined {
  const parts = new FoldedParts(store, model)
  let [documents, last] = [0, after]
  for (const { key, texts } of readTextsAfter(database, after, BATCH_SIZE)) {
    documents++
    last = key
    parts.add(key, texts)
  }
  if (documents === 0) return undefined
  parts.save(documents, last)
  return last
}

/** Folds in passages that a model was not learned from: of documents by their keys, from a place on. */
export function foldRest(database: DatabaseSync, store: ModelStore, model: ModelFacts, rest: ReadonlyMap<number, number>): void {
  for (const batch of batchesOf([...rest], BATCH_SIZE)) {
    const parts = new FoldedParts(store, model)
    for (const [key, first] of batch) {
      const texts = readTexts(database, key)
      if (texts) parts.add(key, texts, first)
    }
    parts.save(0, 0)
  }
}

/** Folds all documents in that the model does not cover yet. */
export function foldLibrary(database: DatabaseSync, store: ModelStore, model: ModelFacts): void {
  for (let last: number | undefined = model.last_key; last !== undefined; ) last = foldSome(database, store, model, last)
}
