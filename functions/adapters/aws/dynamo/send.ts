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

/** What the table asks of DynamoDB: its API's own operations, and what goes in and comes out. */
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
 * Asks once for a person, several times on the wire: throttling, faults of the service and lost connections are tried again with the
 * same bytes. Refused writes are DynamoRefusal, all else is as the port names it.
 */
export type DynamoSend = <O extends keyof Operations>(operation: O, input: Operations[O][0]) => Promise<Operations[O][1]>

export interface DynamoSendOptions {
  readonly region: string
  /** the region's own when left out */
  readonly endpoint?: string
  readonly credentials: () => Credentials
  /** of one try, milliseconds */
  readonly timeoutMs?: number
}

export const TIMEOUT_MS = 3000
export const TRIES = 4

/** What DynamoDB says of a write that it did not take; whoever wrote knows what it means. */
export class DynamoRefusal extends Error {
  override readonly name = 'DynamoRefusal'
  readonly code: 'ConditionalCheckFailedException' | 'TransactionCanceledException' | 'TransactionConflictException'
  /** what is there instead */
  readonly row: Row | undefined
  readonly reasons: readonly CancellationReason[]
  /** how often it was asked; an earlier try may have been taken, and its answer lost */
  readonly tries: number

  constructor(code: DynamoRefusal['code'], facts: { Item?: Row; CancellationReasons?: CancellationReason[] }, tries: number) {
    super(code)
    this.code = code
    this.row = facts.Item
    this.reasons = facts.CancellationReasons ?? []
    this.tries = tries
  }
}

/** An error of DynamoDB's API by its name. */
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
