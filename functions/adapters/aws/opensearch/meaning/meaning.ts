import type { Tenant } from '#contract/tenant.ts'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import type { MeaningIntent, Search, SearchHit } from '#ports/search.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import { KeptWeights } from '../match/weights.ts'
import { shownHits } from './meaning-hits.ts'
import { bestOf, type Candidate, inOrder } from './meaning-order.ts'
import { Candidates, mixed, namedIn } from './meaning-scores.ts'
import { directionOf, type NearestByDocument, NearestPassages } from './nearest-passages.ts'
import { isDifferent } from './passage-difference.ts'
import { passageNames } from './passage-index.ts'
import { PassageLearner } from './passage-learner.ts'

/** How much nearness counts against words; fitted on judged questions (decision 9). */
const NEARNESS = 6
/** The first ones of a first look tell more of what is meant than a short text does (pseudo-relevance feedback). */
const TELLING = 3
const FIRST_LOOK = 3

export interface MeaningOptions {
  /** without any, words alone say what is meant */
  readonly embeddings?: Embeddings
  /** `npm run bench -- meaning` tries others */
  readonly nearness?: number
}

const NOBODY: NearestByDocument = new Map()

interface Asked {
  readonly intent: MeaningIntent
  readonly query: ParsedQuery
  /** as the model sees them, where there is one */
  readonly passages: NearestPassages | undefined
}

/** Searching by meaning on one domain: keyword scores and nearest passages are asked for apart and added up here. */
export function openMeaning(
  library: LibraryOptions,
  { embeddings, nearness = NEARNESS }: MeaningOptions = {},
): Pick<Search, 'meaning' | 'learn' | 'isBehind'> {
  const { engine, prefix } = library
  const weights = new KeptWeights()
  const namesOf = (tenant: Tenant, { version }: Embeddings) => passageNames(library, tenant, version)

  async function nearestTo(
    { intent, passages }: Asked,
    candidates: Candidates,
    byWords: Promise<void>,
  ): Promise<NearestByDocument | undefined> {
    const direction = embeddings && (await directionOf(embeddings, intent.text))
    if (!passages || !direction) return undefined
    if (direction.every((value) => value === 0)) return NOBODY
    const [first] = await Promise.all([passages.around(direction), byWords])
    if (!first) return undefined
    await candidates.fetch(first.keys())
    const telling = bestOf(mixed(candidates, first, FIRST_LOOK), TELLING)
    const told = telling.flatMap(([id]) => first.get(id)?.passage ?? [])
    return told.length > 0 ? passages.around(await passages.towards(direction, told)) : first
  }

  async function chosen(asked: Asked): Promise<{ near: NearestByDocument | undefined; order: Candidate[] }> {
    const { intent, query } = asked
    const index = aliasOf(prefix, intent.scope.tenant)
    const candidates = new Candidates(engine, index, intent, query)
    const byWords = candidates.findByWords()
    const [near, named] = await Promise.all([
      nearestTo(asked, candidates, byWords),
      namedIn(engine, index, intent, query),
      byWords,
    ])
    await candidates.fetch([...(near ?? NOBODY).keys(), ...named.keys()])
    return { near, order: inOrder(candidates.all, mixed(candidates, near ?? NOBODY, nearness), named) }
  }

  return {
    async meaning(intent) {
      const query = parseQuery(intent.text)
      if (query.everything) return { total: 0, hits: [] }
      const { tenant } = intent.scope
      const passages = embeddings && new NearestPassages(engine, namesOf(tenant, embeddings).whole, intent)
      const { near, order } = await chosen({ intent, query, passages })
      const ids = order.slice(intent.offset, intent.offset + intent.size).map(({ id }) => id)
      const [hits, texts] = await Promise.all([
        shownHits(engine, aliasOf(prefix, tenant), ids, query, weights),
        near && passages?.textsOf(ids, near),
      ])
      const shown = hits.map((hit): SearchHit => ({ ...hit, ...texts?.get(hit.id) }))
      return { total: order.length, hits: shown, ...(!near && { wordsAlone: true }) }
    },
    async learn(tenant, signal) {
      if (embeddings) await new PassageLearner(library, embeddings).learn(tenant, signal)
    },
    async isBehind(tenant) {
      return embeddings !== undefined && isDifferent(library, tenant, namesOf(tenant, embeddings))
    },
  }
}
