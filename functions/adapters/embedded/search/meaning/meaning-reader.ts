import type { DatabaseSync } from 'node:sqlite'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { MAX_COMPARED } from '#finding/meaning/blend.ts'
import type { MeaningIntent } from '#ports/search.ts'
import { highlightedWords, type RawHit, type RawHits, readHit } from '../find/hits.ts'
import type { NearDocuments } from '../find/match-parts.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { standsIn } from '../index/standing.ts'
import { MIN_DOCUMENTS } from './learner.ts'
import { meaningPage, nearestPassage } from './meaning-page.ts'
import { PassageCache } from './passages/passage-cache.ts'
import { type MeaningWeights, scoreByMeaning } from './score-by-meaning.ts'
import { type QuestionVector, SentenceCache } from './sentence/sentence-cache.ts'
import { topIndices } from './top-indices.ts'

const NOTHING_NEAR: NearDocuments = new Map()

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

  /** Nearness of the documents to a text; undefined where nothing is learned of a library that is. */
  nearness(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): NearDocuments | undefined {
    const { nearest, direct } = scoreByMeaning(snapshot, this.open(), query, { ...intent, text: query.text })
    if (!nearest) return snapshot.size < MIN_DOCUMENTS ? NOTHING_NEAR : undefined
    const { scores } = nearest
    if (intent.editions) {
      const [standings, stands] = [standingsOf(snapshot), standsIn(intent.editions)]
      for (let doc = 0; doc < scores.length; doc++) if (!stands(standings[doc] as number)) scores[doc] = 0
    }
    const near = topIndices(scores, MAX_COMPARED)
    return new Map(near.map((doc) => [doc, { refined: scores[doc] as number, direct: direct?.[doc] ?? 0 }]))
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
    const highlighted = highlightedWords(snapshot, found.query, intent.scope)
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
