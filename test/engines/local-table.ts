import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openDynamoTable } from '#functions/adapters/aws/dynamo-table.ts'
import { engineUrl } from './engine-url.ts'
import { credentials, region } from './local-queue.ts'

/** A table of its own. */
export async function openLocalTable() {
  const endpoint = engineUrl('LECTERN_DYNAMODB_URL')
  const client = new DynamoDBClient({ endpoint, region, credentials })
  const tableName = `jobs-${crypto.randomUUID()}`
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  return {
    table: openDynamoTable({ tableName, endpoint, region, credentials: () => credentials }),
    async close(): Promise<void> {
      await client.send(new DeleteTableCommand({ TableName: tableName }))
      client.destroy()
    },
  }
}
