import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { TableMisuse, TableUnavailable } from '#ports/table.ts'
import type { Credentials } from './sign-request.ts'

export interface DynamoClientOptions {
  readonly region: string
  /** the region's own when left out */
  readonly endpoint?: string
  readonly credentials: () => Credentials
  /** of one try, milliseconds */
  readonly timeoutMs?: number
}

const CONNECTION_TIMEOUT_MS = 1000
const TIMEOUT_MS = 3000
/** Throttling, what the service says went wrong with itself, and connections: with longer and longer pauses between. */
const TRIES = 4

/** What a write that was refused says; whoever wrote knows what it means. */
const OF_WRITES = ['ConditionalCheckFailedException', 'TransactionCanceledException', 'TransactionConflictException']

function portError(error: unknown): unknown {
  const { name, message } = error as Error
  if (OF_WRITES.includes(name)) return error
  if (name === 'ValidationException') return new TableMisuse(message, { cause: error })
  return new TableUnavailable(`the table does not answer: ${name}`, { cause: error })
}

export type DynamoSend = DynamoDBClient['send']

/** DynamoDB's client, with its errors as the port names them. */
export function openDynamoClient({ region, endpoint, credentials, timeoutMs = TIMEOUT_MS }: DynamoClientOptions): DynamoSend {
  const client = new DynamoDBClient({
    region,
    endpoint,
    credentials: async () => credentials(),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  const send = async (command: Parameters<DynamoSend>[0]) => {
    try {
      return await client.send(command)
    } catch (error) {
      throw portError(error)
    }
  }
  return send as DynamoSend
}
