import { randomBytes } from 'node:crypto'
import type { DynamoRead } from './read.ts'
import { keyRow, type Row } from './row.ts'
import { DynamoRefusal, type DynamoSend } from './send.ts'

/** Never a key of the port, whose keys begin with a tenant. */
const KEY = { pk: '#table', sk: 'cursor' }

/** Loads the secret that signs cursors. It is stored in the table: all processes share it, and cursors survive a restore. */
export function cursorSecret(send: DynamoSend, read: DynamoRead, TableName: string): () => Promise<Uint8Array> {
  async function createSecret(): Promise<Row> {
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

  let loaded: Uint8Array | undefined
  return async () => {
    loaded ??= Buffer.from(((await read.row(KEY)) ?? (await createSecret())).secret?.S as string, 'base64url')
    return loaded
  }
}
