import type { WholeTable } from '#ports/table.ts'
import { openDynamoClient } from './dynamo-table-client.ts'
import type { DynamoTableOptions } from './dynamo-table-over.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'
import { wholeTableOver } from './dynamo-table-whole.ts'

/** The table on DynamoDB by the AWS SDK's client, for an operator's own machine. */
export const openDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  wholeTableOver(openDynamoClient(options), options)
