import type { Tenant } from '#contract/tenant.ts'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { nothingNear, type RelativeNearness, relativeNearness } from '#finding/meaning/blend.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import type { MeaningIntent, Search, SearchHit } from '#ports/search.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import { StatisticsCache } from '../match/term-statistics.ts'
import { fetchShownHits } from './meaning-hits.ts'
import { type MeaningCandidate, type MeaningResults, orderCandidates, topScores } from './meaning-order.ts'
import { combineScores, fetchNamed, MeaningCandidates } from './meaning-scores.ts'
import { embedQuery, type NearestByDocument, NearestPassages } from './nearest-passages.ts'
import { havePassagesChanged } from './passage-difference.ts'
import { passageNames } from './passage-index.ts'
import { PassageLearner } from './passage-learner.ts'

/** weight of nearness relative to words, fitted on judged queries (decision 9) */
const NEARNESS = 6
/** documents of the first search whose passages refine the query vector (pseudo-relevance feedback) */
const FEEDBACK_SIZE = 3
/** weight of nearness in the first search */
const FIRST_NEARNESS = 3

export interface MeaningOptions {
  /** absent: only words are searched */
  readonly embeddings?: Embeddings
  /** `npm run bench -- meaning` compares other values */
  readonly nearness?: number
}

/** Relative nearness of documents to a text; undefined where nothing is learned, or the model does not answer. */
export type FetchNearness = (intent: SearchIntent, query: ParsedQuery) => Promise<RelativeNearness<string> | undefined>

/** Tells whether a document is as it was embedded, and stands for what is searched. */
function isShown(one: MeaningCandidate | undefined, stamp: number, editions: SearchIntent['editions']): boolean {
  if (one?.stamp !== stamp) return false
  return editions === undefined || one.standsFor === 'standard' || (editions === 'all' && one.standsFor !== 'none')
}

const NO_PASSAGES: NearestByDocument = new Map()

interface MeaningQuery {
  readonly intent: MeaningIntent
  readonly query: ParsedQuery
  /** absent without a model */
  readonly passages: NearestPassages | undefined
}

/** Opens search by meaning on one domain. Keyword scores and nearest passages are fetched separately and added up here. */
export function openMeaning(
  library: LibraryOptions,
  { embeddings, nearness = NEARNESS }: MeaningOptions = {},
): Pick<Search, 'meaning' | 'learn' | 'isBehind'> & { readonly fetchNearness: FetchNearness } {
  const { engine, prefix } = library
  const weights = new StatisticsCache()
  const namesOf = (tenant: Tenant, { version }: Embeddings) => passageNames(library, tenant, version)

  async function fetchNearest(
    { intent, passages }: MeaningQuery,
    candidates: MeaningCandidates,
    byWords: Promise<void>,
  ): Promise<NearestByDocument | undefined> {
    const vector = embeddings && (await embedQuery(embeddings, intent.text))
    if (!passages || !vector) return undefined
    if (vector.every((value) => value === 0)) return NO_PASSAGES
    const [first] = await Promise.all([passages.findAround(vector), byWords])
    if (!first) return undefined
    await candidates.fetch(first.keys())
    const best = topScores(combineScores(candidates, first, FIRST_NEARNESS), FEEDBACK_SIZE)
    const feedback = best.flatMap(([id]) => first.get(id)?.passage ?? [])
    if (feedback.length === 0) return first
    const refined = await passages.findAround(await passages.shiftTowards(vector, feedback))
    return refined && new Map([...refined].map(([id, own]) => [id, { ...own, direct: first.get(id)?.near ?? 0 }]))
  }

  /** Fetches the nearest documents that are as they were embedded; none without a model, undefined where nothing is learned. */
  async function fetchNearness(intent: SearchIntent, query: ParsedQuery): Promise<RelativeNearness<string> | undefined> {
    if (!embeddings) return nothingNear()
    const index = aliasOf(prefix, intent.scope.tenant)
    const words = await weights.openWords(engine, index, query, intent.scope)
    const read = { ...intent, text: query.text }
    const candidates = new MeaningCandidates(engine, index, read, query, words)
    const passages = new NearestPassages(engine, namesOf(intent.scope.tenant, embeddings).whole, read)
    const near = await fetchNearest({ intent: read, query, passages }, candidates, candidates.fetchByWords())
    if (!near) return undefined
    await candidates.fetch(near.keys())
    const shown = [...near].filter(([id, { stamp }]) => isShown(candidates.all.get(id), stamp, intent.editions))
    return relativeNearness(shown.map(([id, { near, direct }]) => [id, { refined: near, direct }] as const))
  }

  async function rank(meaningQuery: MeaningQuery): Promise<MeaningResults & { readonly near: NearestByDocument | undefined }> {
    const { intent, query } = meaningQuery
    const index = aliasOf(prefix, intent.scope.tenant)
    const words = await weights.openWords(engine, index, query, intent.scope)
    const candidates = new MeaningCandidates(engine, index, intent, query, words)
    const byWords = candidates.fetchByWords()
    const [near, named] = await Promise.all([
      fetchNearest(meaningQuery, candidates, byWords),
      fetchNamed(engine, index, intent, query),
      byWords,
    ])
    await candidates.fetch([...(near ?? NO_PASSAGES).keys(), ...named.tiers.keys()])
    const scores = combineScores(candidates, near ?? NO_PASSAGES, nearness)
    return { near, ...orderCandidates(candidates.all, scores, named, intent) }
  }

  return {
    fetchNearness,
    async meaning(intent) {
      const query = parseQuery(intent.text)
      if (query.everything) return { total: 0, hits: [] }
      const { tenant } = intent.scope
      const passages = embeddings && new NearestPassages(engine, namesOf(tenant, embeddings).whole, intent)
      const { near, order, otherEditions } = await rank({ intent, query, passages })
      const ids = order.slice(intent.offset, intent.offset + intent.size).map(({ id }) => id)
      const [hits, texts] = await Promise.all([
        fetchShownHits(engine, aliasOf(prefix, tenant), ids, query, weights, intent),
        near && passages?.fetchTexts(ids, near),
      ])
      const shown = hits.map((hit): SearchHit => ({ ...hit, ...texts?.get(hit.id) }))
      const others = otherEditions !== undefined && { otherEditions }
      return { total: order.length, hits: shown, ...others, ...(!near && { wordsAlone: true }) }
    },
    async learn(tenant, signal) {
      if (embeddings) await new PassageLearner(library, embeddings).learn(tenant, signal)
    },
    async isBehind(tenant) {
      return embeddings !== undefined && havePassagesChanged(library, tenant, namesOf(tenant, embeddings))
    },
  }
}
