import type { DatabaseSync } from 'node:sqlite'
import { passagesOf } from '#finding/meaning/passages.ts'
import { openDatabase } from '../index/database.ts'
import { countTexts, readKeys, readTextsAfter } from '../index/stored-texts.ts'
import type { EmbeddedSlice, PassageSlice, SliceSource } from './sentence/embed-library.ts'
import { SentenceStore } from './sentence/sentence-store.ts'
import { foldLibrary } from './space/fold-library.ts'
import { learnModel } from './space/learn-model.ts'
import { type ModelFacts, ModelStore } from './space/model-store.ts'

/** Fewer documents are not enough to learn from. */
export const MIN_DOCUMENTS = 10
/** Share of added and deleted documents above which the model is learned again. */
const MAX_CHANGED_SHARE = 0.25

/** Documents whose vectors are saved together. Stopping loses the work of one slice at most. */
const SLICE_SIZE = 100

/** Learns the meanings of one tenant's indexed documents. */
export class Learner implements SliceSource {
  private readonly database: DatabaseSync
  private readonly store: ModelStore

  constructor(folder: string, tenant: string) {
    this.database = openDatabase(folder, tenant)
    this.store = new ModelStore(folder, tenant)
  }

  private isOutdated({ learned, known }: ModelFacts, present: number): boolean {
    const [added, deleted] = [Math.max(0, present - learned), Math.max(0, known - present)]
    return added + deleted > MAX_CHANGED_SHARE * learned
  }

  /** Tells whether learning would change anything. `version` is that of the embeddings used beside the learned space. */
  isBehind(version?: string): boolean {
    const { count, last } = countTexts(this.database)
    if (count < MIN_DOCUMENTS) return false
    const model = this.store.wholeModel()
    return !model || model.last_key < last || this.isOutdated(model, count) || this.lacksVectors(version, last)
  }

  private lacksVectors(version: string | undefined, last: number): boolean {
    if (version === undefined) return false
    const facts = new SentenceStore(this.store.database).find(version)
    return !facts?.whole || facts.last_key < last
  }

  learn(): void {
    const { count } = countTexts(this.database)
    if (count < MIN_DOCUMENTS) return
    const model = this.store.wholeModel()
    if (model && !this.isOutdated(model, count)) foldLibrary(this.database, this.store, model)
    else {
      const next = learnModel(this.database, this.store)
      foldLibrary(this.database, this.store, next)
      this.store.finish(next.id)
    }
  }

  nextSlice(version: string): PassageSlice | undefined {
    const store = new SentenceStore(this.store.database)
    const facts = store.find(version) ?? store.begin(version)
    const documents = [...readTextsAfter(this.database, facts.last_key, SLICE_SIZE)]
    const newest = documents.at(-1)
    if (newest && countTexts(this.database).count >= MIN_DOCUMENTS) {
      const passages = documents.flatMap(({ key, texts }) =>
        [...passagesOf(texts)].map(({ text }, place) => ({ key, place, text })),
      )
      return { model: facts.id, lastKey: newest.key, passages }
    }
    store.removeOrphans(facts.id, new Set(readKeys(this.database)))
    if (!facts.whole) store.finish(facts.id)
    return undefined
  }

  saveSlice({ model, lastKey, ...vectors }: EmbeddedSlice): void {
    new SentenceStore(this.store.database).add(model, vectors, lastKey)
  }

  close(): void {
    this.database.close()
    this.store.close()
  }
}
