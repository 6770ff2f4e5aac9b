import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { checkScan } from '#functions/adapters/shared/table-rules.ts'
import type { Clock } from '#ports/clock.ts'
import type { ScanPage, WholeTable } from '#ports/table.ts'
import { itemFromRow, keyRow } from './row.ts'
import type { DynamoSend } from './send.ts'

interface ScanFacts {
  readonly tableName: string
  readonly clock: Clock
  readonly versions: ItemVersions
}

/** Scans by key prefix. DynamoDB applies the limit before the filter, and continues after any key. Needs Scan on the table alone. */
export function dynamoScan(send: DynamoSend, { tableName, clock, versions }: ScanFacts): WholeTable['scan'] {
  return async (scan): Promise<ScanPage> => {
    checkScan(scan)
    const { Items = [], LastEvaluatedKey } = await send('Scan', {
      TableName: tableName,
      ConsistentRead: true,
      FilterExpression: 'begins_with(pk, :prefix) AND (attribute_not_exists(expiresAt) OR expiresAt > :now)',
      ExpressionAttributeValues: { ':prefix': { S: scan.prefix }, ':now': { N: String(clock.now().getTime() / 1000) } },
      Limit: scan.limit,
      ExclusiveStartKey: scan.after && keyRow(scan.after),
    })
    const items = Items.map((row) => itemFromRow(row, versions))
    const { pk, sk } = LastEvaluatedKey ?? {}
    return pk?.S === undefined || sk?.S === undefined ? { items } : { items, after: { pk: pk.S, sk: sk.S } }
  }
}
