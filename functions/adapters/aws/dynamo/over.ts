import { storedKinds } from '#functions/adapters/shared/item-kinds.ts'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { readCursor, writeCursor } from '#functions/adapters/shared/table-cursor.ts'
import { checkKey, checkKeys, checkQuery } from '#functions/adapters/shared/table-rules.ts'
import type { Clock } from '#ports/clock.ts'
import type { Table } from '#ports/table.ts'
import { dynamoRead } from './read.ts'
import { isExpired, itemOf, type Row } from './row.ts'
import { cursorSecret } from './secret.ts'
import type { DynamoSend } from './send.ts'
import { dynamoWrites } from './writes.ts'

export interface DynamoTableOptions {
  /** with `pk` and `sk` (S) as keys, and `expiresAt` as the attribute of expiry */
  readonly tableName: string
  readonly clock?: Clock
  readonly versions?: ItemVersions
  /** how long a write waits for others in its way, milliseconds */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000

/**
 * The table on DynamoDB; how an item is held is in dynamo-table-row.ts.
 * It asks for GetItem, BatchGetItem, Query, PutItem, DeleteItem and ConditionCheckItem, on the table alone.
 */
export function tableOver(send: DynamoSend, options: DynamoTableOptions): Table {
  const { tableName, clock = systemClock, versions = storedKinds, patienceMs = PATIENCE_MS } = options
  const read = dynamoRead(send, tableName, patienceMs)
  const secret = cursorSecret(send, read, tableName)
  const now = () => clock.now().getTime() / 1000
  const facts = () => ({ TableName: tableName, versions, now: now() })
  const alive = (row: Row | undefined) => (row && !isExpired(row, now()) ? itemOf(row, versions) : undefined)

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
      const items = rows.map((row) => itemOf(row, versions))
      return last === undefined ? { items } : { items, cursor: writeCursor(await secret(), query, last) }
    },
    ...dynamoWrites({ send, read, facts, patienceMs }),
  }
}
