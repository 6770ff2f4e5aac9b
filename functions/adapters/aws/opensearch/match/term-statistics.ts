import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import { type Engine, EngineRefused, MISSING_INDEX } from '../index/engine.ts'
import { OpenWords, opensNoText, WEIGHED_FIELDS, type WordStatistics } from './open-words.ts'
import { EMPTY_INDEX, searchIndex } from './search-all.ts'

interface TermVectors {
  readonly term_vectors?: Readonly<
    Record<
      string,
      {
        readonly field_statistics: { readonly doc_count: number }
        readonly terms: Readonly<Record<string, { readonly doc_freq?: number }>>
      }
    >
  >
}

type Scope = Pick<SearchScope, 'texts'>
type Said = Pick<ParsedQuery, 'terms' | 'others'>

const OPTIONS = { term_statistics: true, positions: false, offsets: false, payloads: false }

const weightOf = (size: number, documents: number) => Math.log(1 + (size - documents + 0.5) / (documents + 0.5))

/** Removed documents count until OpenSearch merges segments, as they do for scores. */
async function fetchVectors(engine: Engine, index: string, terms: readonly string[], fields: readonly string[]) {
  const doc = Object.fromEntries(fields.map((field) => [field, terms.join(' ')]))
  const found = await engine
    .request<TermVectors>('POST', `/${index}/_termvectors`, { ...OPTIONS, fields, doc })
    .catch((error: unknown): TermVectors => {
      if (error instanceof EngineRefused && error.type === MISSING_INDEX) return {}
      throw error
    })
  return (field: string, term: string) => {
    const own = found.term_vectors?.[field]
    const documents = own?.terms[term]?.doc_freq ?? 0
    return { size: own?.field_statistics.doc_count ?? 0, documents }
  }
}

/** Counts the documents with each term in their records and open texts. */
async function countOpen(engine: Engine, index: string, terms: readonly string[], scope: Scope): Promise<number[]> {
  const words = new OpenWords(scope)
  const filters = terms.map((term) => words.worth('all', term))
  const { aggregations } = await searchIndex(engine, index, { size: 0, aggs: { words: { filters: { filters } } } })
  const { buckets = [] } = (aggregations?.words ?? {}) as { buckets?: readonly { doc_count: number }[] }
  return terms.map((_, at) => buckets[at]?.doc_count ?? 0)
}

/** Fetches statistics of a library, of which closed texts tell nothing. */
export async function fetchTermStatistics(
  engine: Engine,
  index: string,
  terms: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, WordStatistics>> {
  if (index === EMPTY_INDEX || terms.length === 0) return new Map()
  const isMixed = scope.texts !== 'all' && !opensNoText(scope)
  const [vectors, open] = await Promise.all([
    fetchVectors(engine, index, terms, isMixed ? WEIGHED_FIELDS : [opensNoText(scope) ? 'recordAll' : 'all']),
    isMixed ? countOpen(engine, index, terms, scope) : [],
  ])
  return new Map(
    terms.map((term, at): [string, WordStatistics] => {
      const known = vectors(opensNoText(scope) ? 'recordAll' : 'all', term)
      const documents = open[at] ?? known.documents
      const own = (field: string) => {
        const { size, documents } = vectors(field, term)
        return documents > 0 ? [[field, weightOf(size, documents)] as const] : []
      }
      const weightIn = isMixed ? { weightIn: new Map(WEIGHED_FIELDS.flatMap(own)) } : {}
      return [term, { documents, weight: weightOf(known.size, documents), ...weightIn }]
    }),
  )
}

const nameOf = (index: string, { texts }: Scope, term: string) => JSON.stringify([index, texts, term])

const CACHE_MS = 60_000
const MAX_CACHED_WORDS = 20_000

/** Caches statistics of terms for a minute, for marks and for scores in some texts. */
export class StatisticsCache {
  private readonly known = new Map<string, { readonly statistics: WordStatistics; readonly until: number }>()

  async refresh(engine: Engine, index: string, terms: readonly string[], scope: Scope): Promise<void> {
    const now = Date.now()
    const missing = terms.filter((term) => (this.known.get(nameOf(index, scope, term))?.until ?? 0) < now)
    if (missing.length === 0) return
    if (this.known.size > MAX_CACHED_WORDS) this.known.clear()
    for (const [term, statistics] of await fetchTermStatistics(engine, index, missing, scope))
      this.known.set(nameOf(index, scope, term), { statistics, until: now + CACHE_MS })
  }

  weightOf(index: string, term: string, scope: Scope): number {
    return this.known.get(nameOf(index, scope, term))?.statistics.weight ?? 0
  }

  /** Words of a search. Their weights are fetched where the engine's own ones would tell of closed texts. */
  async openWords(engine: Engine, index: string, { terms, others }: Said, scope: Scope): Promise<OpenWords> {
    if (scope.texts === 'all' || opensNoText(scope)) return new OpenWords(scope, new Map(), others)
    await this.refresh(engine, index, terms, scope)
    const known = terms.flatMap((term) => {
      const { statistics } = this.known.get(nameOf(index, scope, term)) ?? {}
      return statistics ? [[term, statistics] as const] : []
    })
    return new OpenWords(scope, new Map(known), others)
  }
}
