import type { Key, Query } from '#ports/table.ts'
import { RETRY, retryOnConflict } from './retry-on-conflict.ts'
import { keyRow, type Row } from './row.ts'
import type { DynamoSend } from './send.ts'

/** Reads stored rows, including expired ones. Every read is strongly consistent. */
export interface DynamoRead {
  row(key: Key): Promise<Row | undefined>
  rows(keys: readonly Key[]): Promise<{ find(key: Key): Row | undefined }>
  /** Reads rows of a partition after a sort key, without those expired by `now`. `last` is the sort key to continue after. */
  page(
    query: Query,
    limit: number,
    after: string | undefined,
    now: number,
  ): Promise<{ readonly rows: Row[]; readonly last?: string }>
}

const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk])

export function dynamoRead(send: DynamoSend, TableName: string, patienceMs: number): DynamoRead {
  return {
    async row(key) {
      return (await send('GetItem', { TableName, Key: keyRow(key), ConsistentRead: true })).Item
    },

    /** DynamoDB rejects duplicate keys, and may return fewer rows than requested. */
    async rows(keys) {
      const found = new Map<string, Row>()
      let left = [...new Map(keys.map((key) => [nameOf(key), keyRow(key)])).values()]
      if (left.length > 0)
        await retryOnConflict(patienceMs, 'the table does not return all requested items', async () => {
          const RequestItems = { [TableName]: { Keys: left, ConsistentRead: true } }
          const { Responses, UnprocessedKeys } = await send('BatchGetItem', { RequestItems })
          for (const row of Responses?.[TableName] ?? [])
            found.set(nameOf({ pk: row.pk?.S as string, sk: row.sk?.S as string }), row)
          left = UnprocessedKeys?.[TableName]?.Keys ?? []
          return left.length > 0 ? RETRY : undefined
        })
      return { find: (key) => found.get(nameOf(key)) }
    },

    async page({ pk, prefix, descending }, limit, after, now) {
      const { Items, LastEvaluatedKey } = await send('Query', {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
        FilterExpression: 'attribute_not_exists(expiresAt) OR expiresAt > :now',
        ExpressionAttributeValues: {
          ':pk': { S: pk },
          ':now': { N: String(now) },
          ...(prefix && { ':prefix': { S: prefix } }),
        },
        Limit: limit,
        ScanIndexForward: !descending,
        ExclusiveStartKey: after === undefined ? undefined : keyRow({ pk, sk: after }),
      })
      return { rows: Items ?? [], last: LastEvaluatedKey?.sk?.S }
    },
  }
}
