import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openDynamoTable } from '#functions/adapters/aws/dynamo/client.ts'
import { openDynamoTableForFunctions } from '#functions/adapters/aws/dynamo/dynamo-table.ts'
import { engineUrl } from './engine-url.ts'

const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })

type Options = Partial<Parameters<typeof openDynamoTable>[0]>

/** Creates a table on DynamoDB Local, on which several adapters can be opened. */
export async function newDynamoTable() {
  const at = { endpoint: engineUrl('LECTERN_DYNAMODB_URL'), region: 'us-east-1' }
  const tableName = `lectern-test-${crypto.randomUUID()}`
  const client = new DynamoDBClient({ ...at, credentials: async () => credentials() })
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  // An engine on a busy machine may be slow.
  const facts = { ...at, tableName, credentials, timeoutMs: 30_000, patienceMs: 60_000 }
  let there = true
  async function lose(): Promise<void> {
    if (there) await client.send(new DeleteTableCommand({ TableName: tableName }))
    there = false
  }
  return {
    client,
    tableName,
    open: (options: Options = {}) => openDynamoTable({ ...facts, ...options }),
    openForFunctions: (options: Options = {}) => openDynamoTableForFunctions({ ...facts, ...options }),
    lose,
    async drop() {
      await lose()
      client.destroy()
    },
  }
}
