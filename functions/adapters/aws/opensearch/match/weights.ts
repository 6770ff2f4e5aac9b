import { type Engine, EngineRefused, NO_INDEX } from '../index/engine.ts'
import { NOWHERE } from './search-all.ts'

interface TermVectors {
  readonly term_vectors?: {
    readonly all?: {
      readonly field_statistics: { readonly doc_count: number }
      readonly terms: Readonly<Record<string, { readonly doc_freq?: number }>>
    }
  }
}

/** In how many documents of a library a term stands. */
export interface Known {
  readonly documents: number
  /** rare terms say more */
  readonly weight: number
}

const STATISTICS = { fields: ['all'], term_statistics: true, positions: false, offsets: false, payloads: false }

/** Of a library as it stands; what was taken out counts until OpenSearch tidies up, as it does for the scores. */
export async function knownOf(engine: Engine, index: string, terms: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  if (index === NOWHERE) return new Map()
  const found = await engine
    .ask<TermVectors>('POST', `/${index}/_termvectors`, { ...STATISTICS, doc: { all: terms.join(' ') } })
    .catch((error: unknown): TermVectors => {
      if (error instanceof EngineRefused && error.type === NO_INDEX) return {}
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

const KEPT_MS = 60_000
const MOST_KEPT = 20_000

/** What terms weigh, for marks alone: where a minute ago is near enough. */
export class KeptWeights {
  private readonly kept = new Map<string, { readonly weight: number; readonly until: number }>()

  async know(engine: Engine, index: string, terms: readonly string[]): Promise<void> {
    const now = Date.now()
    const missing = terms.filter((term) => (this.kept.get(nameOf(index, term))?.until ?? 0) < now)
    if (missing.length === 0) return
    if (this.kept.size > MOST_KEPT) this.kept.clear()
    for (const [term, { weight }] of await knownOf(engine, index, missing))
      this.kept.set(nameOf(index, term), { weight, until: now + KEPT_MS })
  }

  of(index: string, term: string): number {
    return this.kept.get(nameOf(index, term))?.weight ?? 0
  }
}
