import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, Retryable, retry } from '#async/retry.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { type Engine, EngineRefused, type Json, NO_INDEX } from './engine.ts'

/** One change of one document. */
export interface Change {
  readonly action: Json
  /** in JSON; none where the document is taken out */
  readonly source?: string
}

interface Item {
  readonly status: number
  readonly error?: { readonly type: string; readonly reason: string }
}
interface BulkAnswer {
  readonly errors: boolean
  readonly items: readonly Record<string, Item>[]
}

/** A domain of small machines takes no more than 10 MiB at once. */
const MOST_BYTES = 5_000_000
const MOST_CHANGES = 1000
const ATTEMPTS = 6
const RETRY_DELAY_MS = 200
/** a queue that is full, a shard that moves, a breaker: later it goes in */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])
/** the last moment before another index takes the place of this one */
const CLOSED = 'cluster_block_exception'

/** The alias has no index (any more): whoever writes looks where it has to go, and begins again. */
export class NowhereToWrite extends Error {}

/** Somebody else wrote these meanwhile. */
export class Overtaken extends Error {}

function* portionsOf(changes: Iterable<Change>): Generator<readonly Change[]> {
  let portion: Change[] = []
  let bytes = 0
  for (const change of changes) {
    const own = change.source ? Buffer.byteLength(change.source) : 0
    if (portion.length > 0 && (portion.length >= MOST_CHANGES || bytes + own > MOST_BYTES)) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(change)
    bytes += own
  }
  if (portion.length > 0) yield portion
}

function refusal(item: Item, { action }: Change): Error {
  const reason = `${item.error?.type}: ${item.error?.reason}`
  if (item.error?.type === NO_INDEX) return new NowhereToWrite(reason)
  if (item.status === 409) return new Overtaken(reason)
  return new EngineRefused(item.status, item.error?.type ?? 'unknown', `${JSON.stringify(action)} ${item.error?.reason ?? ''}`)
}

interface Sent {
  /** what did not go in, and may later */
  readonly later: readonly Change[]
  /** why the last of them did not */
  readonly why?: string
  /** why something never will */
  readonly refused: Error | undefined
}

async function send(engine: Engine, { index, isAlias }: Target, portion: readonly Change[]): Promise<Sent> {
  const lines = portion.flatMap(({ action, source }) => (source === undefined ? [action] : [action, source]))
  const { errors, items } = await engine.lines<BulkAnswer>(`/${index}/_bulk?require_alias=${isAlias}&refresh=true`, lines)
  if (!errors) return { later: [], refused: undefined }
  const later: Change[] = []
  let why: string | undefined
  let refused: Error | undefined
  for (const [at, answer] of items.entries()) {
    const [item] = Object.values(answer) as [Item]
    const change = portion[at] as Change
    if (!item.error) continue
    if (BUSY.has(item.status) || item.error.type === CLOSED) {
      later.push(change)
      why = `${item.error.type}: ${item.error.reason}`
    } else refused ??= refusal(item, change)
  }
  return { later, refused, ...(why && { why }) }
}

/** A domain that is busy as a whole, or does not answer: nothing is known of the portion, and all of it is sent again. */
async function sendUnlessBusy(engine: Engine, target: Target, portion: readonly Change[], isLast: boolean): Promise<Sent> {
  try {
    return await send(engine, target, portion)
  } catch (error) {
    if (isLast || error instanceof EngineRefused || !(error instanceof SearchUnavailable)) throw error
    return { later: portion, refused: undefined }
  }
}

async function sendAll(engine: Engine, target: Target, portion: readonly Change[]): Promise<Error | undefined> {
  let [left, never]: [readonly Change[], Error | undefined] = [portion, undefined]
  const sendLeft = async (attempt: number) => {
    const { later, refused, why = '' } = await sendUnlessBusy(engine, target, left, attempt === ATTEMPTS)
    never ??= refused
    left = later
    if (later.length === 0) return never
    return new Retryable(new SearchUnavailable(`OpenSearch does not take ${later.length} changes: ${why}`))
  }
  return retry(sendLeft, { attempts: ATTEMPTS, pause: (retry) => sleep(backoffMs(retry, RETRY_DELAY_MS)) })
}

interface Target {
  readonly index: string
  /** an alias without an index is not taken for the name of a new one */
  readonly isAlias: boolean
}

/**
 * Writes changes of different documents, a portion after the other, so that a busy domain slows us down; seen and durable when
 * it is done. One that can never go in is an error, said when all others are in. Doing it again does no harm.
 */
export async function writeChanges(engine: Engine, target: Target, changes: Iterable<Change>): Promise<void> {
  let never: Error | undefined
  for (const portion of portionsOf(changes)) {
    never ??= await sendAll(engine, target, portion)
    if (never instanceof NowhereToWrite) break
  }
  if (never) throw never
}
