import type { WholeTable } from '#ports/table.ts'
import { storedKinds } from '../shared/item-kinds.ts'
import { systemClock } from '../shared/system-clock.ts'
import { type DynamoTableOptions, tableOver } from './dynamo-table-over.ts'
import { dynamoScan } from './dynamo-table-scan.ts'
import type { DynamoSend } from './dynamo-table-send.ts'

/** The table with what reads all of it, for whoever is allowed to. */
export function wholeTableOver(send: DynamoSend, options: DynamoTableOptions): WholeTable {
  const facts = { clock: systemClock, versions: storedKinds, ...options }
  return { ...tableOver(send, options), scan: dynamoScan(send, facts) }
}
