import type { Engine, Json } from './engine.ts'
import { EngineRefused, NO_INDEX } from './engine.ts'

export interface FoundHit {
  readonly _id: string
  readonly _score: number | null
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
  readonly sort?: readonly unknown[]
  readonly inner_hits?: Readonly<Record<string, { readonly hits: { readonly hits: readonly FoundHit[] } }>>
}

export interface SearchAnswer {
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly FoundHit[] }
  readonly aggregations?: Json
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { text: string; freq: number }[] }[]>>
  readonly error?: { readonly type: string; readonly reason: string }
  readonly status?: number
}

/** What a library without an index answers. */
const NOTHING: SearchAnswer = { hits: { total: { value: 0 }, hits: [] } }

export const docValue = <T>(hit: FoundHit, field: string): T => hit.fields?.[field]?.[0] as T

/** An answer of some shards alone is none. */
const WHOLE = 'allow_partial_search_results=false'

function orNothing(error: unknown): SearchAnswer {
  if (error instanceof EngineRefused && error.type === NO_INDEX) return NOTHING
  throw error
}

export async function searchOne(engine: Engine, index: string, body: Json): Promise<SearchAnswer> {
  return engine.ask<SearchAnswer>('POST', `/${index}/_search?${WHOLE}`, { _source: false, ...body }).catch(orNothing)
}

/** Several searches in one call; all of them, or an error. */
export async function searchAll(engine: Engine, index: string, bodies: readonly Json[]): Promise<readonly SearchAnswer[]> {
  const lines = bodies.flatMap((body) => [{ allow_partial_search_results: false }, { _source: false, ...body }])
  const { responses } = await engine.lines<{ responses: readonly SearchAnswer[] }>(`/${index}/_msearch`, lines)
  return responses.map((answer) => {
    if (!answer.error) return answer
    return orNothing(new EngineRefused(answer.status ?? 500, answer.error.type, answer.error.reason))
  })
}
