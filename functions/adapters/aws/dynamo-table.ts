import type { Table } from '#ports/table.ts'
import { openDynamoClient } from './dynamo-table-client.ts'
import { type DynamoTableOptions, tableOver } from './dynamo-table-over.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'

/** The table on DynamoDB by the AWS SDK's client. */
export const openDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): Table =>
  tableOver(openDynamoClient(options), options)
