import type { WholeTable } from '#ports/table.ts'
import { storedKinds } from '../shared/item-kinds.ts'
import { systemClock } from '../shared/system-clock.ts'
import { openDynamoClient } from './dynamo-table-client.ts'
import { type DynamoTableOptions, tableOver } from './dynamo-table-over.ts'
import { dynamoScan } from './dynamo-table-scan.ts'
import type { DynamoSendOptions } from './dynamo-table-send.ts'

/** The table on DynamoDB by the AWS SDK's client. */
export function openDynamoTable(options: DynamoTableOptions & DynamoSendOptions): WholeTable {
  const send = openDynamoClient(options)
  const facts = { clock: systemClock, versions: storedKinds, ...options }
  return { ...tableOver(send, options), scan: dynamoScan(send, facts) }
}
