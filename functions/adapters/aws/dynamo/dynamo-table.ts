import { storedKinds } from '#functions/adapters/shared/item-kinds.ts'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { readCursor, writeCursor } from '#functions/adapters/shared/table-cursor.ts'
import { checkKey, checkKeys, checkQuery } from '#functions/adapters/shared/table-rules.ts'
import type { Clock } from '#ports/clock.ts'
import type { Table, WholeTable } from '#ports/table.ts'
import { dynamoRead } from './read.ts'
import { openDynamoRequests } from './requests.ts'
import { isExpired, itemFromRow, type Row } from './row.ts'
import { dynamoScan } from './scan.ts'
import { cursorSecret } from './secret.ts'
import type { DynamoSend, DynamoSendOptions } from './send.ts'
import { dynamoWrites } from './writes.ts'

export interface DynamoTableOptions {
  /** a table with the keys `pk` and `sk` (S), whose expiry attribute is `expiresAt` */
  readonly tableName: string
  readonly clock?: Clock
  readonly versions?: ItemVersions
  /** milliseconds that a write is retried while it conflicts with others */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000

/** Needs GetItem, BatchGetItem, Query, PutItem, DeleteItem and ConditionCheckItem, on the table alone. */
function createTable(send: DynamoSend, options: DynamoTableOptions): Table {
  const { tableName, clock = systemClock, versions = storedKinds, patienceMs = PATIENCE_MS } = options
  const read = dynamoRead(send, tableName, patienceMs)
  const secret = cursorSecret(send, read, tableName)
  const now = () => clock.now().getTime() / 1000
  const facts = () => ({ TableName: tableName, versions, now: now() })
  const alive = (row: Row | undefined) => (row && !isExpired(row, now()) ? itemFromRow(row, versions) : undefined)

  return {
    async get(key) {
      checkKey(key)
      return alive(await read.row(key))
    },
    async getMany(keys) {
      checkKeys(keys)
      const rows = await read.rows(keys)
      return keys.map((key) => alive(rows.find(key)))
    },
    async query(query) {
      const limit = checkQuery(query)
      const after = query.cursor === undefined ? undefined : readCursor(await secret(), query)
      const { rows, last } = await read.page(query, limit, after, now())
      const items = rows.map((row) => itemFromRow(row, versions))
      return last === undefined ? { items } : { items, cursor: writeCursor(await secret(), query, last) }
    },
    ...dynamoWrites({ send, read, facts, patienceMs }),
  }
}

/** Needs Scan too, for callers that are allowed to read the whole table. */
export function createScannableTable(send: DynamoSend, options: DynamoTableOptions): WholeTable {
  const facts = { clock: systemClock, versions: storedKinds, ...options }
  return { ...createTable(send, options), scan: dynamoScan(send, facts) }
}

/** Opens the table with our own requests, which start faster than the SDK's client (decision 7). */
export const openDynamoTableForFunctions = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  createScannableTable(openDynamoRequests(options), options)
