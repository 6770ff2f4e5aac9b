import { type Engine, EngineRefused, INDEX_NOT_FOUND } from '../index/engine.ts'
import { EMPTY_INDEX } from './search-all.ts'

interface TermVectors {
  readonly term_vectors?: {
    readonly all?: {
      readonly field_statistics: { readonly doc_count: number }
      readonly terms: Readonly<Record<string, { readonly doc_freq?: number }>>
    }
  }
}

/** Frequency of a term in a library. */
export interface TermStatistics {
  readonly documents: number
  /** inverse document frequency: greater for rarer terms */
  readonly weight: number
}

const STATISTICS = { fields: ['all'], term_statistics: true, positions: false, offsets: false, payloads: false }

/** Fetches statistics of a library. Removed documents count until OpenSearch merges segments, as they do for scores. */
export async function fetchTermStatistics(
  engine: Engine,
  index: string,
  terms: readonly string[],
): Promise<ReadonlyMap<string, TermStatistics>> {
  if (index === EMPTY_INDEX) return new Map()
  const found = await engine
    .request<TermVectors>('POST', `/${index}/_termvectors`, { ...STATISTICS, doc: { all: terms.join(' ') } })
    .catch((error: unknown): TermVectors => {
      if (error instanceof EngineRefused && error.type === INDEX_NOT_FOUND) return {}
      throw error
    })
  const { field_statistics, terms: own } = found.term_vectors?.all ?? { field_statistics: { doc_count: 0 }, terms: {} }
  const size = field_statistics.doc_count
  return new Map(
    terms.map((term) => {
      const documents = own[term]?.doc_freq ?? 0
      return [term, { documents, weight: Math.log(1 + (size - documents + 0.5) / (documents + 0.5)) }]
    }),
  )
}

const nameOf = (index: string, term: string) => `${index} ${term}`

const CACHE_MS = 60_000
const MAX_CACHED_WEIGHTS = 20_000

/** Caches the weights of terms for a minute. Only marks use it, for which older weights suffice. */
export class WeightCache {
  private readonly weights = new Map<string, { readonly weight: number; readonly until: number }>()

  async refresh(engine: Engine, index: string, terms: readonly string[]): Promise<void> {
    const now = Date.now()
    const missing = terms.filter((term) => (this.weights.get(nameOf(index, term))?.until ?? 0) < now)
    if (missing.length === 0) return
    if (this.weights.size > MAX_CACHED_WEIGHTS) this.weights.clear()
    for (const [term, { weight }] of await fetchTermStatistics(engine, index, missing))
      this.weights.set(nameOf(index, term), { weight, until: now + CACHE_MS })
  }

  get(index: string, term: string): number {
    return this.weights.get(nameOf(index, term))?.weight ?? 0
  }
}
