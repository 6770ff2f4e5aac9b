import type { WholeTable } from '#ports/table.ts'
import { openDynamoClient } from './client.ts'
import type { DynamoTableOptions } from './over.ts'
import type { DynamoSendOptions } from './send.ts'
import { wholeTableOver } from './whole.ts'

/** The table on DynamoDB by the AWS SDK's client, for an operator's own machine. */
export const openDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  wholeTableOver(openDynamoClient(options), options)
