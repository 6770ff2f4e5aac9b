import type { Table } from '#ports/table.ts'
import { type DynamoTableOptions, tableOver } from './dynamo-table-over.ts'
import { openDynamoRequests } from './dynamo-table-requests.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'

/** The table on DynamoDB by requests of our own, for functions that are to start at once: see the decision on how DynamoDB is asked. */
export const openLightDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): Table =>
  tableOver(openDynamoRequests(options), options)
