import type { DatabaseSync } from 'node:sqlite'
import type { MeaningIntent } from '#ports/search.ts'
import { highlightedTerms, type RawHit, type RawHits, readHit } from '../find/hits.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { meaningPage, nearestPassage } from './meaning-page.ts'
import { PassageCache } from './passages/passage-cache.ts'
import type { MeaningWeights } from './score-by-meaning.ts'
import { type QuestionVector, SentenceCache } from './sentence/sentence-cache.ts'

/** Finds documents of one tenant by meaning. The first question reads the passages. */
export class MeaningReader {
  private readonly openPassages: () => PassageCache
  private passages: PassageCache | undefined
  private sentences: SentenceCache | undefined

  constructor(folder: string, tenant: string) {
    this.openPassages = () => new PassageCache(folder, tenant)
  }

  open(): PassageCache {
    this.passages ??= this.openPassages()
    return this.passages
  }

  find(
    database: DatabaseSync,
    snapshot: Snapshot,
    intent: MeaningIntent,
    weights?: MeaningWeights,
    question?: QuestionVector,
  ): RawHits {
    const passages = this.open()
    if (question) this.sentences ??= new SentenceCache(passages.store)
    const sentences = question && this.sentences && { question, cache: this.sentences }
    const found = meaningPage(snapshot, passages, intent, weights, sentences)
    const highlighted = highlightedTerms(snapshot, found.query, intent.scope)
    const hits = found.page.map((doc): RawHit => {
      const nearest = nearestPassage(database, snapshot, passages, found, doc)
      const hit = readHit(database, snapshot, doc, found.query, highlighted, intent)
      if (!nearest?.page) return hit
      const { page, unpaged, text, clause } = nearest
      return { ...hit, page: unpaged ? undefined : page, passage: text, clause }
    })
    const { total, otherEditions } = found
    return {
      total,
      hits,
      ...(otherEditions !== undefined && { otherEditions }),
      ...(!found.query.everything && !found.nearest && { wordsAlone: true }),
    }
  }

  close(): void {
    this.passages?.close()
  }
}
