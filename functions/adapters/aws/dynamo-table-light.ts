import type { Table } from '#ports/table.ts'
import { type DynamoTableOptions, tableOver } from './dynamo-table-over.ts'
import { openDynamoRequests } from './dynamo-table-requests.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'

/** The table on DynamoDB by requests of our own: 3 KB instead of the client's 104, for functions that are to start at once. */
export const openLightDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): Table =>
  tableOver(openDynamoRequests(options), options)
