import type {
  BatchGetItemCommandInput,
  BatchGetItemCommandOutput,
  CancellationReason,
  DeleteItemCommandInput,
  GetItemCommandInput,
  GetItemCommandOutput,
  PutItemCommandInput,
  QueryCommandInput,
  QueryCommandOutput,
  ScanCommandInput,
  ScanCommandOutput,
  TransactWriteItemsCommandInput,
} from '@aws-sdk/client-dynamodb'
import { TableMisuse, TableUnavailable } from '#ports/table.ts'
import type { Credentials } from '../requests/sign-request.ts'
import type { Row } from './row.ts'

/** Operations of DynamoDB's API that the table uses, with their inputs and outputs. */
export interface Operations {
  readonly GetItem: readonly [GetItemCommandInput, Pick<GetItemCommandOutput, 'Item'>]
  readonly BatchGetItem: readonly [BatchGetItemCommandInput, Pick<BatchGetItemCommandOutput, 'Responses' | 'UnprocessedKeys'>]
  readonly Query: readonly [QueryCommandInput, Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey'>]
  readonly Scan: readonly [ScanCommandInput, Pick<ScanCommandOutput, 'Items' | 'LastEvaluatedKey'>]
  readonly PutItem: readonly [PutItemCommandInput, unknown]
  readonly DeleteItem: readonly [DeleteItemCommandInput, unknown]
  readonly TransactWriteItems: readonly [TransactWriteItemsCommandInput, unknown]
}

/**
 * Sends an operation. Throttling, service errors and lost connections are retried with the same bytes. A refused write throws
 * DynamoRefusal; every other failure is an error of the port.
 */
export type DynamoSend = <O extends keyof Operations>(operation: O, input: Operations[O][0]) => Promise<Operations[O][1]>

export interface DynamoSendOptions {
  readonly region: string
  /** default: the region's endpoint */
  readonly endpoint?: string
  readonly credentials: () => Credentials
  /** milliseconds of one attempt */
  readonly timeoutMs?: number
}

export const TIMEOUT_MS = 3000
export const TRIES = 4

/** A write that DynamoDB refused. The writer knows what the reason means. */
export class DynamoRefusal extends Error {
  override readonly name = 'DynamoRefusal'
  readonly code: 'ConditionalCheckFailedException' | 'TransactionCanceledException' | 'TransactionConflictException'
  /** the existing row */
  readonly row: Row | undefined
  readonly reasons: readonly CancellationReason[]
  /** number of attempts; an earlier one may have succeeded and its response been lost */
  readonly tries: number

  constructor(code: DynamoRefusal['code'], facts: { Item?: Row; CancellationReasons?: CancellationReason[] }, tries: number) {
    super(code)
    this.code = code
    this.row = facts.Item
    this.reasons = facts.CancellationReasons ?? []
    this.tries = tries
  }
}

/** Maps an error of DynamoDB's API by its name. */
export function errorOf(name: string, cause: Error & ConstructorParameters<typeof DynamoRefusal>[1], tries: number): Error {
  switch (name) {
    case 'ConditionalCheckFailedException':
    case 'TransactionCanceledException':
    case 'TransactionConflictException':
      return new DynamoRefusal(name, cause, tries)
    case 'ValidationException':
      return new TableMisuse(cause.message, { cause })
    default:
      return new TableUnavailable(`the table does not answer: ${name}`, { cause })
  }
}
