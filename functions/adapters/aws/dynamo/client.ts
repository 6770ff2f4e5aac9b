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
import type { WholeTable } from '#ports/table.ts'
import { createScannableTable, type DynamoTableOptions } from './dynamo-table.ts'
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

/**
 * Opens the table with the AWS SDK's client, for an operator's own machine. It stays apart from `openDynamoTableForFunctions`:
 * esbuild cannot remove all of the client from a bundle that only imports this file.
 */
export const openDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  createScannableTable(openDynamoClient(options), options)
