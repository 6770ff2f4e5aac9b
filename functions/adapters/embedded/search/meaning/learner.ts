import type { DatabaseSync } from 'node:sqlite'
import { passagesOf } from '#finding/meaning/passages.ts'
import { openDatabase } from '../index/database.ts'
import { countTexts, eachKey, eachText } from '../index/stored-texts.ts'
import type { EmbeddedSlice, Slice, Slices } from './sentence/embed-library.ts'
import { SentenceStore } from './sentence/sentence-store.ts'
import { foldLibrary } from './space/fold-library.ts'
import { learnModel } from './space/learn-model.ts'
import { type ModelFacts, ModelStore } from './space/model-store.ts'

/** Of fewer documents nothing can be learned. */
const FEWEST = 10
/** A share of new and gone documents that makes another library of it. */
const ANOTHER_LIBRARY = 0.25

/** Documents whose vectors are kept together: so much at most is done again when it is stopped between. */
const AT_ONCE = 100

/** Keeps what is known of meanings up to what is indexed, for one tenant. */
export class Learner implements Slices {
  private readonly database: DatabaseSync
  private readonly store: ModelStore

  constructor(folder: string, tenant: string) {
    this.database = openDatabase(folder, tenant)
    this.store = new ModelStore(folder, tenant)
  }

  private isAnother({ learned, known }: ModelFacts, present: number): boolean {
    const [came, went] = [Math.max(0, present - learned), Math.max(0, known - present)]
    return came + went > ANOTHER_LIBRARY * learned
  }

  /** `version` is that of the embeddings that are used beside what is learned. */
  isBehind(version?: string): boolean {
    const { count, last } = countTexts(this.database)
    if (count < FEWEST) return false
    const model = this.store.wholeModel()
    return !model || model.last_key < last || this.isAnother(model, count) || this.lacksVectors(version, last)
  }

  private lacksVectors(version: string | undefined, last: number): boolean {
    if (version === undefined) return false
    const facts = new SentenceStore(this.store.database).find(version)
    return !facts?.whole || facts.last_key < last
  }

  learn(): void {
    const { count } = countTexts(this.database)
    if (count < FEWEST) return
    const model = this.store.wholeModel()
    if (model && !this.isAnother(model, count)) foldLibrary(this.database, this.store, model)
    else {
      const next = learnModel(this.database, this.store)
      foldLibrary(this.database, this.store, next)
      this.store.finish(next.id)
    }
  }

  nextSlice(version: string): Slice | undefined {
    const store = new SentenceStore(this.store.database)
    const facts = store.find(version) ?? store.begin(version)
    const documents = [...eachText(this.database, facts.last_key, AT_ONCE)]
    const newest = documents.at(-1)
    if (newest && countTexts(this.database).count >= FEWEST) {
      const passages = documents.flatMap(({ key, texts }) =>
        [...passagesOf(texts)].map(({ text }, place) => ({ key, place, text })),
      )
      return { model: facts.id, lastKey: newest.key, passages }
    }
    store.dropGone(facts.id, new Set(eachKey(this.database)))
    if (!facts.whole) store.finish(facts.id)
    return undefined
  }

  keepSlice({ model, lastKey, ...vectors }: EmbeddedSlice): void {
    new SentenceStore(this.store.database).add(model, vectors, lastKey)
  }

  close(): void {
    this.database.close()
    this.store.close()
  }
}
