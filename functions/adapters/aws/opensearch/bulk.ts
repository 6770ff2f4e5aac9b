import { setTimeout as sleep } from 'node:timers/promises'
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
const TRIES = 6
const FIRST_PAUSE_MS = 200
/** a queue that is full, a shard that moves, a breaker: later it goes in */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

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

/** What did not go in and may go in later; what can never go in is an error, said when the rest of its portion is done. */
async function send(engine: Engine, alias: string, portion: readonly Change[]): Promise<readonly Change[]> {
  const lines = portion.flatMap(({ action, source }) => (source === undefined ? [action] : [action, source]))
  const { errors, items } = await engine.lines<BulkAnswer>(`/${alias}/_bulk?require_alias=true&refresh=true`, lines)
  if (!errors) return []
  const later: Change[] = []
  let refused: Error | undefined
  for (const [at, answer] of items.entries()) {
    const [item] = Object.values(answer) as [Item]
    const change = portion[at] as Change
    if (item.status < 300 || (item.status === 404 && 'delete' in answer && !item.error)) continue
    if (BUSY.has(item.status)) later.push(change)
    else refused ??= refusal(item, change)
  }
  if (refused) throw refused
  return later
}

async function sendAll(engine: Engine, alias: string, portion: readonly Change[]): Promise<void> {
  let left = portion
  for (let attempt = 1; ; attempt++) {
    left = await send(engine, alias, left)
    if (left.length === 0) return
    if (attempt === TRIES) throw new SearchUnavailable(`OpenSearch is too busy to take ${left.length} changes`)
    await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2))
  }
}

/**
 * Writes changes of different documents, a portion after the other, so that a busy domain slows us down; seen and durable when
 * it is done. Doing it again after an error does no harm.
 */
export async function writeChanges(engine: Engine, alias: string, changes: Iterable<Change>): Promise<void> {
  for (const portion of portionsOf(changes)) await sendAll(engine, alias, portion)
}
