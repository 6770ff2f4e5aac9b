import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { type DynamoSend, type DynamoSendOptions, errorOf, type Operations, TIMEOUT_MS, TRIES } from './send.ts'

const CONNECTION_TIMEOUT_MS = 1000

const COMMANDS: Record<keyof Operations, new (input: never) => unknown> = {
  GetItem: GetItemCommand,
  BatchGetItem: BatchGetItemCommand,
  Query: QueryCommand,
  Scan: ScanCommand,
  PutItem: PutItemCommand,
  DeleteItem: DeleteItemCommand,
  TransactWriteItems: TransactWriteItemsCommand,
}

/** The AWS SDK's client. */
export function openDynamoClient({ region, endpoint, credentials, timeoutMs = TIMEOUT_MS }: DynamoSendOptions): DynamoSend {
  const client = new DynamoDBClient({
    region,
    endpoint,
    credentials: async () => credentials(),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  return async (operation, input) => {
    try {
      return await client.send(new COMMANDS[operation](input as never) as GetItemCommand)
    } catch (error) {
      const cause = error as Error & { $metadata?: { attempts?: number } }
      throw errorOf(cause.name, cause, cause.$metadata?.attempts ?? 1)
    }
  }
}
