import type { Engine, Json } from '../index/engine.ts'
import { EngineRefused, NO_INDEX } from '../index/engine.ts'

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

/** In place of an index, where a scope opens nothing: nobody has to be asked. */
export const NOWHERE = ''

/** What a library without an index answers. */
const NOTHING: SearchAnswer = { hits: { total: { value: 0 }, hits: [] } }

export const docValue = <T>(hit: FoundHit, field: string): T => hit.fields?.[field]?.[0] as T

/** An answer of some shards alone is none. */
const WHOLE = 'allow_partial_search_results'

function orNothing(error: unknown): SearchAnswer {
  if (error instanceof EngineRefused && error.type === NO_INDEX) return NOTHING
  throw error
}

interface Waiting {
  readonly index: string
  readonly body: Json
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: unknown) => void
}

const waiting = new WeakMap<Engine, Waiting[]>()

async function sendOne(engine: Engine, { index, body, resolve, reject }: Waiting): Promise<void> {
  await engine.ask<SearchAnswer>('POST', `/${index}/_search?${WHOLE}=false`, body).catch(orNothing).then(resolve, reject)
}

async function sendAll(engine: Engine, all: readonly Waiting[]): Promise<void> {
  const lines = all.flatMap(({ index, body }) => [{ index, [WHOLE]: false }, body])
  try {
    const { responses } = await engine.lines<{ responses: readonly SearchAnswer[] }>('/_msearch', lines)
    for (const [at, { resolve, reject }] of all.entries()) {
      const { error, status = 500, ...answer } = responses[at] as SearchAnswer
      if (!error) resolve(answer)
      else if (error.type === NO_INDEX) resolve(NOTHING)
      else reject(new EngineRefused(status, error.type, error.reason))
    }
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

/** What is asked for at one moment goes in one call. */
function flush(engine: Engine): void {
  const all = waiting.get(engine) ?? []
  waiting.delete(engine)
  const [one, ...others] = all
  if (one) void (others.length === 0 ? sendOne(engine, one) : sendAll(engine, all))
}

export function searchOne(engine: Engine, index: string, body: Json): Promise<SearchAnswer> {
  if (index === NOWHERE) return Promise.resolve(NOTHING)
  return new Promise((resolve, reject) => {
    const all = waiting.get(engine) ?? []
    if (all.length === 0) queueMicrotask(() => flush(engine))
    all.push({ index, body: { _source: false, ...body }, resolve, reject })
    waiting.set(engine, all)
  })
}

/** All of them, or an error. */
export function searchAll(engine: Engine, index: string, bodies: readonly Json[]): Promise<readonly SearchAnswer[]> {
  return Promise.all(bodies.map((body) => searchOne(engine, index, body)))
}
