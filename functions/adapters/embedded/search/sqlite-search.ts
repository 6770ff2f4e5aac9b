import type { SearchCard } from '#finding/indexed-document.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import type { Search, SearchHit } from '#ports/search.ts'
import type { Weights } from './meaning/find-by-meaning.ts'
import type { AskedSentence } from './meaning/sentence/known-sentences.ts'
import { openLearner } from './open-learner.ts'
import { countReader } from './read-counts.ts'
import type { RawHits } from './reader.ts'
import type { RawSuggestions } from './suggest/rows.ts'
import { Thread } from './thread.ts'

interface Options {
  /** how much nearness in meaning counts against words: `npm run bench -- meaning` tries others */
  readonly weights?: Weights
  /** beside what is learned */
  readonly embeddings?: Embeddings
}

/**
 * The library's own index, in SQLite files of one tenant each. Finding and changing have a thread each, so that neither holds
 * up the other, nor anything else.
 */
export function openSqliteSearch(folder: string, { weights, embeddings }: Options = {}): Search & { close(): Promise<void> } {
  const learner = openLearner(folder, embeddings)
  const [finding, changing] = [new Thread(folder), new Thread(folder)]
  const readCounts = countReader()
  return {
    async find(intent) {
      const { hits, counts, missing, ...others } = await finding.ask<RawHits>({ what: 'find', intent })
      return {
        ...others,
        hits: hits.map((hit): SearchHit => ({ ...hit, card: JSON.parse(hit.card) as SearchCard })),
        ...(counts && { counts: readCounts(intent.scope.tenant, counts) }),
        ...(missing && {
          missing: { ...missing, nearest: missing.nearest.map(({ id, card }) => ({ id, card: JSON.parse(card) as SearchCard })) },
        }),
      }
    },
    async suggest(intent) {
      const groups = await finding.ask<RawSuggestions>({ what: 'suggest', intent })
      return groups.map((group) => ({
        ...group,
        families: group.families.map((one) => ({ ...one, card: JSON.parse(one.card) as SearchCard })),
      }))
    },
    async meaning(intent) {
      const asked = embeddings && (await askEmbeddings(embeddings, intent.text))
      const { hits, total, wordsAlone } = await finding.ask<RawHits>({ what: 'meaning', intent, weights, asked })
      return {
        total,
        ...(wordsAlone && { wordsAlone }),
        hits: hits.map((hit): SearchHit => ({ ...hit, card: JSON.parse(hit.card) as SearchCard })),
      }
    },
    learn: learner.learn,
    isBehind: learner.isBehind,
    index: (tenant, documents) => changing.ask({ what: 'index', tenant, documents }),
    remove: (tenant, ids) => changing.ask({ what: 'remove', tenant, ids }),
    update: (tenant, changes) => changing.ask({ what: 'update', tenant, changes }),
    async close() {
      await Promise.all([finding.close(), changing.close(), learner.close()])
    },
  }
}

/** Where the question lies; unknown while the model does not answer, and what is learned goes on without it. */
async function askEmbeddings(embeddings: Embeddings, text: string): Promise<AskedSentence | undefined> {
  try {
    const [direction] = await embeddings.embed([text], 'query')
    return direction && { version: embeddings.version, direction }
  } catch (error) {
    if (error instanceof EmbeddingsUnavailable) return undefined
    throw error
  }
}
