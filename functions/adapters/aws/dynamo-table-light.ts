import type { WholeTable } from '#ports/table.ts'
import type { DynamoTableOptions } from './dynamo-table-over.ts'
import { openDynamoRequests } from './dynamo-table-requests.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'
import { wholeTableOver } from './dynamo-table-whole.ts'

/** The table on DynamoDB by requests of our own, for functions, which are to start at once: see the decision on how DynamoDB is asked. */
export const openLightDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  wholeTableOver(openDynamoRequests(options), options)
