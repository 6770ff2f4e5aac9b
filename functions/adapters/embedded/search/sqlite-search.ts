import type { Tenant } from '#contract/tenant.ts'
import type { SearchCard } from '#finding/indexed-document.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import type { Search, SearchHit } from '#ports/search.ts'
import { createCountDecoder } from './counts/decode-counts.ts'
import type { RawHits } from './find/hits.ts'
import type { MeaningWeights } from './meaning/score-by-meaning.ts'
import type { QuestionVector } from './meaning/sentence/sentence-cache.ts'
import { openLearner } from './open-learner.ts'
import type { RawSuggestions } from './suggest/read-suggestions.ts'
import { SearchThread } from './thread.ts'

interface Options {
  /** weights of meaning against words; `npm run bench -- meaning` tries others */
  readonly weights?: MeaningWeights
  /** model used beside the learned space */
  readonly embeddings?: Embeddings
}

export interface SqliteSearch extends Search {
  /** Opens the index of a tenant now, so that it can be searched even if the disk is full by the first search. */
  openFor(tenant: Tenant): Promise<void>
  /** Returns memory that a burst of searches needed. */
  collect(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the embedded search engine: an index of our own in SQLite files, one per tenant. Reads and writes have a thread each, so
 * that neither delays the other or the main thread.
 */
export function openSqliteSearch(folder: string, { weights, embeddings }: Options = {}): SqliteSearch {
  const learner = openLearner(folder, embeddings)
  const [reader, writer] = [new SearchThread(folder), new SearchThread(folder)]
  const decodeCounts = createCountDecoder()
  return {
    openFor: (tenant) => reader.call({ method: 'open', tenant }),
    async collect() {
      await Promise.all([reader.collect(), writer.collect()])
    },
    async find(intent) {
      const { hits, counts, missing, ...others } = await reader.call<RawHits>({ method: 'find', intent })
      return {
        ...others,
        hits: hits.map((hit): SearchHit => ({ ...hit, card: JSON.parse(hit.card) as SearchCard })),
        ...(counts && { counts: decodeCounts(intent.scope.tenant, counts) }),
        ...(missing && {
          missing: { ...missing, nearest: missing.nearest.map(({ id, card }) => ({ id, card: JSON.parse(card) as SearchCard })) },
        }),
      }
    },
    async suggest(intent) {
      const groups = await reader.call<RawSuggestions>({ method: 'suggest', intent })
      return groups.map((group) => ({
        ...group,
        families: group.families.map((one) => ({ ...one, card: JSON.parse(one.card) as SearchCard })),
      }))
    },
    async meaning(intent) {
      const question = embeddings && (await embedQuestion(embeddings, intent.text))
      const { hits, total, otherEditions, wordsAlone } = await reader.call<RawHits>({
        method: 'meaning',
        intent,
        weights,
        question,
      })
      return {
        total,
        ...(otherEditions !== undefined && { otherEditions }),
        ...(wordsAlone && { wordsAlone }),
        hits: hits.map((hit): SearchHit => ({ ...hit, card: JSON.parse(hit.card) as SearchCard })),
      }
    },
    learn: learner.learn,
    isBehind: learner.isBehind,
    index: (tenant, documents) => writer.call({ method: 'index', tenant, documents }),
    remove: (tenant, ids) => writer.call({ method: 'remove', tenant, ids }),
    update: (tenant, changes) => writer.call({ method: 'update', tenant, changes }),
    async close() {
      await Promise.all([reader.close(), writer.close(), learner.close()])
    },
  }
}

/** Embeds a question. Undefined when the model is unavailable: the search then uses the learned space alone. */
async function embedQuestion(embeddings: Embeddings, text: string): Promise<QuestionVector | undefined> {
  try {
    const [direction] = await embeddings.embed([text], 'query')
    return direction && { version: embeddings.version, direction }
  } catch (error) {
    if (error instanceof EmbeddingsUnavailable) return undefined
    throw error
  }
}
