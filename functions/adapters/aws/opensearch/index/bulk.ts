import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, Retryable, retry } from '#async/retry.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { type Engine, EngineRefused, type JsonObject, MISSING_INDEX } from './engine.ts'

/** One change of one document. */
export interface BulkChange {
  readonly action: JsonObject
  /** JSON; absent when the document is removed */
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

/** Small instance types refuse a request above 10 MiB. */
const MAX_BATCH_BYTES = 5_000_000
const MAX_BATCH_SIZE = 1000
const ATTEMPTS = 6
const RETRY_DELAY_MS = 200
/** a full queue, a moving shard, an open circuit breaker: worth a retry */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])
/** the write block while another index replaces this one */
const WRITE_BLOCKED = 'cluster_block_exception'

/** The alias has no index, or no longer has one. The writer finds or creates the index and starts again. */
export class IndexMissing extends Error {}

/** Another writer has changed the documents since they were read. */
export class WriteConflict extends Error {}

function* bulkBatches(changes: Iterable<BulkChange>): Generator<readonly BulkChange[]> {
  let batch: BulkChange[] = []
  let bytes = 0
  for (const change of changes) {
    const own = change.source ? Buffer.byteLength(change.source) : 0
    if (batch.length > 0 && (batch.length >= MAX_BATCH_SIZE || bytes + own > MAX_BATCH_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(change)
    bytes += own
  }
  if (batch.length > 0) yield batch
}

function refusal(item: Item, { action }: BulkChange): Error {
  const reason = `${item.error?.type}: ${item.error?.reason}`
  if (item.error?.type === MISSING_INDEX) return new IndexMissing(reason)
  if (item.status === 409) return new WriteConflict(reason)
  return new EngineRefused(item.status, item.error?.type ?? 'unknown', `${JSON.stringify(action)} ${item.error?.reason ?? ''}`)
}

interface SendResult {
  /** changes that failed and may succeed on a retry */
  readonly retryable: readonly BulkChange[]
  /** reason of the last retryable failure */
  readonly reason?: string
  /** first failure that no retry can mend */
  readonly refused: Error | undefined
}

async function send(engine: Engine, { index, isAlias }: Target, batch: readonly BulkChange[]): Promise<SendResult> {
  const lines = batch.flatMap(({ action, source }) => (source === undefined ? [action] : [action, source]))
  const { errors, items } = await engine.requestLines<BulkAnswer>(`/${index}/_bulk?require_alias=${isAlias}&refresh=true`, lines)
  if (!errors) return { retryable: [], refused: undefined }
  const retryable: BulkChange[] = []
  let reason: string | undefined
  let refused: Error | undefined
  for (const [at, answer] of items.entries()) {
    const [item] = Object.values(answer) as [Item]
    const change = batch[at] as BulkChange
    if (!item.error) continue
    if (BUSY.has(item.status) || item.error.type === WRITE_BLOCKED) {
      retryable.push(change)
      reason = `${item.error.type}: ${item.error.reason}`
    } else refused ??= refusal(item, change)
  }
  return { retryable, refused, ...(reason && { reason }) }
}

/** Marks the whole batch as retryable when the domain is busy or does not answer: which changes were written is unknown. */
async function sendUnlessBusy(
  engine: Engine,
  target: Target,
  batch: readonly BulkChange[],
  isLast: boolean,
): Promise<SendResult> {
  try {
    return await send(engine, target, batch)
  } catch (error) {
    if (isLast || error instanceof EngineRefused || !(error instanceof SearchUnavailable)) throw error
    return { retryable: batch, refused: undefined }
  }
}

async function sendBatch(engine: Engine, target: Target, batch: readonly BulkChange[]): Promise<Error | undefined> {
  let [left, never]: [readonly BulkChange[], Error | undefined] = [batch, undefined]
  const sendLeft = async (attempt: number) => {
    const { retryable, refused, reason = '' } = await sendUnlessBusy(engine, target, left, attempt === ATTEMPTS)
    never ??= refused
    left = retryable
    if (retryable.length === 0) return never
    return new Retryable(new SearchUnavailable(`OpenSearch does not accept ${retryable.length} changes: ${reason}`))
  }
  return retry(sendLeft, { attempts: ATTEMPTS, pause: (retry) => sleep(backoffMs(retry, RETRY_DELAY_MS)) })
}

interface Target {
  readonly index: string
  /** true: an alias without an index is an error, not the name of a new index */
  readonly isAlias: boolean
}

/**
 * Writes changes of different documents in sequential batches, so that a busy domain slows the writer down. Changes are durable
 * and searchable when it returns. A change that can never be written is an error, thrown after all others are written. Idempotent.
 */
export async function writeChanges(engine: Engine, target: Target, changes: Iterable<BulkChange>): Promise<void> {
  let never: Error | undefined
  for (const batch of bulkBatches(changes)) {
    never ??= await sendBatch(engine, target, batch)
    if (never instanceof IndexMissing) break
  }
  if (never) throw never
}
