import type { Engine, JsonObject } from '../index/engine.ts'
import { EngineRefused, MISSING_INDEX } from '../index/engine.ts'

export interface OpenSearchHit {
  readonly _id: string
  readonly _score: number | null
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
  readonly sort?: readonly unknown[]
  readonly matched_queries?: readonly string[]
  readonly inner_hits?: Readonly<Record<string, { readonly hits: { readonly hits: readonly OpenSearchHit[] } }>>
}

export interface SearchAnswer {
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly OpenSearchHit[] }
  readonly aggregations?: JsonObject
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { text: string; freq: number }[] }[]>>
  readonly error?: { readonly type: string; readonly reason: string }
  readonly status?: number
}

/** Stands for the index if a scope opens nothing: no request is sent. */
export const EMPTY_INDEX = ''

/** Result of a library without an index. */
const NO_HITS: SearchAnswer = { hits: { total: { value: 0 }, hits: [] } }

export const docValue = <T>(hit: OpenSearchHit, field: string): T => hit.fields?.[field]?.[0] as T

/** Set to false: a response that lacks shards is an error. */
const PARTIAL_RESULTS = 'allow_partial_search_results'

function noHitsIfMissing(error: unknown): SearchAnswer {
  if (error instanceof EngineRefused && error.type === MISSING_INDEX) return NO_HITS
  throw error
}

interface PendingSearch {
  readonly index: string
  readonly body: JsonObject
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: unknown) => void
}

const waiting = new WeakMap<Engine, PendingSearch[]>()

async function sendOne(engine: Engine, { index, body, resolve, reject }: PendingSearch): Promise<void> {
  await engine
    .request<SearchAnswer>('POST', `/${index}/_search?${PARTIAL_RESULTS}=false`, body)
    .catch(noHitsIfMissing)
    .then(resolve, reject)
}

async function sendAll(engine: Engine, all: readonly PendingSearch[]): Promise<void> {
  const lines = all.flatMap(({ index, body }) => [{ index, [PARTIAL_RESULTS]: false }, body])
  try {
    const { responses } = await engine.requestLines<{ responses: readonly SearchAnswer[] }>('/_msearch', lines)
    for (const [at, { resolve, reject }] of all.entries()) {
      const { error, status = 500, ...answer } = responses[at] as SearchAnswer
      if (!error) resolve(answer)
      else if (error.type === MISSING_INDEX) resolve(NO_HITS)
      else reject(new EngineRefused(status, error.type, error.reason))
    }
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

/** Sends all searches of one tick in one request. */
function flush(engine: Engine): void {
  const all = waiting.get(engine) ?? []
  waiting.delete(engine)
  const [one, ...others] = all
  if (one) void (others.length === 0 ? sendOne(engine, one) : sendAll(engine, all))
}

export function searchIndex(engine: Engine, index: string, body: JsonObject): Promise<SearchAnswer> {
  if (index === EMPTY_INDEX) return Promise.resolve(NO_HITS)
  return new Promise((resolve, reject) => {
    const all = waiting.get(engine) ?? []
    if (all.length === 0) queueMicrotask(() => flush(engine))
    all.push({ index, body: { _source: false, ...body }, resolve, reject })
    waiting.set(engine, all)
  })
}

/** Runs several searches; the first error rejects all. */
export function searchAll(engine: Engine, index: string, bodies: readonly JsonObject[]): Promise<readonly SearchAnswer[]> {
  return Promise.all(bodies.map((body) => searchIndex(engine, index, body)))
}
