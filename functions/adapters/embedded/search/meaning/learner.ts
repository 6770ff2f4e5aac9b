import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../database.ts'
import { foldLibrary } from './fold-library.ts'
import { learnModel } from './learn-model.ts'
import { type ModelFacts, ModelStore } from './model-store.ts'
import { embedLibrary } from './sentence/embed-library.ts'
import type { SentenceModel } from './sentence/sentence-model.ts'
import { SentenceStore } from './sentence/sentence-store.ts'
import { countTexts } from './stored-texts.ts'

/** Of fewer documents nothing can be learned. */
const FEWEST = 10
/** A share of new and gone documents that makes another library of it. */
const ANOTHER_LIBRARY = 0.25

/** A sentence model that is used beside what is learned. */
export interface Sentences {
  readonly version: string
  open(): Promise<SentenceModel>
}

/** Keeps what is known of meanings up to what is indexed, for one tenant. */
export class Learner {
  private readonly database: DatabaseSync
  private readonly store: ModelStore
  private readonly sentences: Sentences | undefined

  constructor(folder: string, tenant: string, sentences?: Sentences) {
    this.database = openDatabase(folder, tenant)
    this.store = new ModelStore(folder, tenant)
    this.sentences = sentences
  }

  private isAnother({ learned, known }: ModelFacts, present: number): boolean {
    const [came, went] = [Math.max(0, present - learned), Math.max(0, known - present)]
    return came + went > ANOTHER_LIBRARY * learned
  }

  isBehind(): boolean {
    const { count, last } = countTexts(this.database)
    if (count < FEWEST) return false
    const model = this.store.wholeModel()
    return !model || model.last_key < last || this.isAnother(model, count) || this.lacksSentences(last)
  }

  private lacksSentences(last: number): boolean {
    if (!this.sentences) return false
    const facts = new SentenceStore(this.store.database).find(this.sentences.version)
    return !facts?.whole || facts.last_key < last
  }

  async learn(): Promise<void> {
    const { count, last } = countTexts(this.database)
    if (count < FEWEST) return
    const model = this.store.wholeModel()
    if (model && !this.isAnother(model, count)) foldLibrary(this.database, this.store, model)
    else {
      const next = learnModel(this.database, this.store)
      foldLibrary(this.database, this.store, next)
      this.store.finish(next.id)
    }
    if (this.sentences && this.lacksSentences(last))
      await embedLibrary(this.database, new SentenceStore(this.store.database), await this.sentences.open())
  }

  close(): void {
    this.database.close()
    this.store.close()
  }
}
