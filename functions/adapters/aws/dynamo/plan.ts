import { randomBytes } from 'node:crypto'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { changeItem, checkCondition } from '#functions/adapters/shared/table-change.ts'
import { keyOf, writeBody } from '#functions/adapters/shared/table-rules.ts'
import { ConditionFailed, type Item, type Key, type Write } from '#ports/table.ts'
import { expressionOf, type Moment, unchanged } from './condition.ts'
import { isExpired, itemFromRow, keyRow, type Row, rowOf } from './row.ts'

/** One write in the form that DynamoDB takes alone and in a transaction. */
export interface WritePlan {
  readonly entry: TransactWriteItem
  readonly writeId: string
  /** JSON of the stored item; empty for deletes and checks */
  readonly body: string
  /** item after the write; absent for deletes and checks */
  readonly item?: Item
  /** error for a write that DynamoDB refused; undefined for an update whose item changed since it was read: it is tried again */
  refusal(row: Row | undefined): ConditionFailed | undefined
}

export interface WriteContext {
  readonly TableName: string
  readonly versions: ItemVersions
  /** epoch seconds */
  readonly now: number
}

const WRITE_ID_BYTES = 12

/** Plans a write. An update is applied to the row that was read and stored only if the row is unchanged, so a retry is safe. */
export function planWrite(write: Write, { TableName, versions, now }: WriteContext, seen?: Row): WritePlan {
  const key: Key = keyOf(write)
  const writeId = randomBytes(WRITE_ID_BYTES).toString('base64url')
  const moment: Moment = { now, newest: versions.newest(key) }

  function refusal(row: Row | undefined): ConditionFailed | undefined {
    if (row && !isExpired(row, now)) versions.check(key, Number(row.itemVersion?.N))
    return 'update' in write ? undefined : new ConditionFailed('the condition does not hold')
  }

  function store(item: Item, expression: ReturnType<typeof expressionOf>): WritePlan {
    const stored = versions.write(item)
    const body = writeBody(stored.item)
    const entry = { Put: { TableName, Item: rowOf(stored.item, stored.version, writeId), ...expression } }
    return { entry, writeId, body, item, refusal }
  }

  if ('put' in write) return store(write.put, expressionOf(write.condition, moment))
  if ('update' in write) {
    const before = seen && !isExpired(seen, now) ? itemFromRow(seen, versions) : undefined
    if (write.condition) checkCondition(before, write.condition)
    return store(changeItem(key, before, write.change), unchanged(seen?.writeId, moment))
  }
  const what = { TableName, Key: keyRow(key), ...expressionOf(write.condition, moment) }
  return { entry: 'delete' in write ? { Delete: what } : { ConditionCheck: what }, writeId, body: '', refusal }
}
