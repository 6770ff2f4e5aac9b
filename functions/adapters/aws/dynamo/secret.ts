import { randomBytes } from 'node:crypto'
import type { DynamoRead } from './read.ts'
import { keyRow, type Row } from './row.ts'
import { DynamoRefusal, type DynamoSend } from './send.ts'

/** No key of the port: those begin with a tenant. */
const KEY = { pk: '#table', sk: 'cursor' }

/** What signs cursors: kept with the items, so that every process knows it and a restored table takes the cursors it gave. */
export function cursorSecret(send: DynamoSend, read: DynamoRead, TableName: string): () => Promise<Uint8Array> {
  async function make(): Promise<Row> {
    const made: Row = { ...keyRow(KEY), secret: { S: randomBytes(32).toString('base64url') } }
    const condition = {
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    } as const
    try {
      await send('PutItem', { TableName, Item: made, ...condition })
      return made
    } catch (error) {
      if (error instanceof DynamoRefusal && error.row) return error.row
      throw error
    }
  }

  let known: Uint8Array | undefined
  return async () => {
    known ??= Buffer.from(((await read.row(KEY)) ?? (await make())).secret?.S as string, 'base64url')
    return known
  }
}
