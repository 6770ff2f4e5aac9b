import type { Search, SearchCard, SearchHit } from '#ports/search.ts'
import { countReader } from './search/counts/read-counts.ts'
import type { Weights } from './search/meaning/find-by-meaning.ts'
import { openLearner } from './search/meaning/open-learner.ts'
import type { AskedSentence } from './search/meaning/sentence/known-sentences.ts'
import type { RawHits } from './search/reader.ts'
import type { RawSuggestions } from './search/suggest/rows.ts'
import { type SentenceSetting, Thread } from './search/thread.ts'

interface Options {
  /** how much nearness in meaning counts against words: `npm run bench -- meaning` tries others */
  readonly weights?: Weights
  /** beside what is learned */
  readonly sentence?: SentenceSetting
}

/**
 * The library's own index, in SQLite files of one tenant each. Finding and changing have a thread each, so that neither holds
 * up the other, nor anything else.
 */
export function openSqliteSearch(folder: string, { weights, sentence }: Options = {}): Search & { close(): Promise<void> } {
  const learner = openLearner(folder, sentence)
  const embedding = sentence && new Thread(folder, sentence)
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
      const asked = await embedding?.ask<AskedSentence>({ what: 'embed', text: intent.text })
      const { total, hits } = await finding.ask<RawHits>({ what: 'meaning', intent, weights, asked })
      return { total, hits: hits.map((hit): SearchHit => ({ ...hit, card: JSON.parse(hit.card) as SearchCard })) }
    },
    learn: learner.learn,
    isBehind: learner.isBehind,
    index: (tenant, documents) => changing.ask({ what: 'index', tenant, documents }),
    remove: (tenant, ids) => changing.ask({ what: 'remove', tenant, ids }),
    update: (tenant, changes) => changing.ask({ what: 'update', tenant, changes }),
    async close() {
      await Promise.all([finding.close(), changing.close(), learner.close(), embedding?.stop()])
    },
  }
}
