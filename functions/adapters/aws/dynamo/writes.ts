import { randomUUID } from 'node:crypto'
import type { PutItemCommandInput } from '@aws-sdk/client-dynamodb'
import { checkBodies, checkWrites, keyOf } from '#functions/adapters/shared/table-rules.ts'
import { type Change, type Condition, type Item, type Key, TableMisuse, TableUnavailable, type Write } from '#ports/table.ts'
import { planWrite, type WriteContext, type WritePlan } from './plan.ts'
import type { DynamoRead } from './read.ts'
import { RETRY, retryOnConflict } from './retry-on-conflict.ts'
import { DynamoRefusal, type DynamoSend } from './send.ts'

export interface DynamoWriteOptions {
  readonly send: DynamoSend
  readonly read: DynamoRead
  readonly facts: () => WriteContext
  readonly patienceMs: number
}

const CONFLICT = 'other writers change the same items; nothing was written'

/** Decides on a refused single write: it succeeded before, is tried again, or fails. */
function afterRefusal(error: unknown, plan: WritePlan): typeof RETRY | undefined {
  if (!(error instanceof DynamoRefusal)) throw error
  if (error.code === 'TransactionConflictException') return RETRY
  if (error.row?.writeId?.S === plan.writeId) return undefined
  if (error.tries > 1)
    throw new TableUnavailable('the response to an earlier attempt was lost, and others have written since', { cause: error })
  const refusal = plan.refusal(error.row)
  if (refusal) throw refusal
  return RETRY
}

function afterCancellation(error: unknown, plans: readonly WritePlan[]): typeof RETRY {
  if (!(error instanceof DynamoRefusal)) throw error
  for (const [at, { Code, Item: row, Message }] of error.reasons.entries()) {
    if (Code === 'ValidationError') throw new TableMisuse(Message ?? Code, { cause: error })
    const refusal = Code === 'ConditionalCheckFailed' ? plans[at]?.refusal(row) : undefined
    if (refusal) throw refusal
  }
  // A conflict, throttling, or an update whose item has changed.
  return RETRY
}

/** Writes are idempotent on the wire, by the write's id or by the token of the transaction: a retry writes once. */
export function dynamoWrites({ send, read, facts, patienceMs }: DynamoWriteOptions) {
  const store = (plan: WritePlan) =>
    send('PutItem', plan.entry.Put as PutItemCommandInput).then(
      () => undefined,
      (error) => afterRefusal(error, plan),
    )

  async function put(item: Item, condition?: Condition): Promise<void> {
    const write = { put: item, condition }
    checkWrites([write])
    const plan = planWrite(write, facts())
    await retryOnConflict(patienceMs, CONFLICT, () => store(plan))
  }

  async function update(key: Key, change: Change, condition?: Condition): Promise<Item> {
    const write = { update: key, change, condition }
    checkWrites([write])
    return retryOnConflict(patienceMs, CONFLICT, async () => {
      const plan = planWrite(write, facts(), await read.row(key))
      return (await store(plan)) ?? (plan.item as Item)
    })
  }

  /** A conditional delete is only safe to retry as a transaction: a plain retry would find the item gone. */
  async function remove(key: Key, condition?: Condition): Promise<void> {
    const write = { delete: key, condition }
    if (condition) return transact([write])
    checkWrites([write])
    const plan = planWrite(write, facts())
    const { Delete } = plan.entry
    if (Delete)
      await retryOnConflict(patienceMs, CONFLICT, () =>
        send('DeleteItem', Delete).then(
          () => undefined,
          (error) => afterRefusal(error, plan),
        ),
      )
  }

  async function transact(writes: readonly Write[]): Promise<void> {
    checkWrites(writes)
    if (writes.length === 0) return
    const updated = writes.filter((write) => 'update' in write).map(keyOf)
    await retryOnConflict(patienceMs, CONFLICT, async () => {
      const rows = await read.rows(updated)
      const plans = writes.map((write) => planWrite(write, facts(), rows.find(keyOf(write))))
      checkBodies(plans.map(({ body }) => body))
      const TransactItems = plans.map(({ entry }) => entry)
      return send('TransactWriteItems', { TransactItems, ClientRequestToken: randomUUID() }).then(
        () => undefined,
        (error) => afterCancellation(error, plans),
      )
    })
  }

  return { put, update, delete: remove, transact }
}
