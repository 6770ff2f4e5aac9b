import { storedKinds } from '#functions/adapters/shared/item-kinds.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import type { WholeTable } from '#ports/table.ts'
import { type DynamoTableOptions, tableOver } from './over.ts'
import { dynamoScan } from './scan.ts'
import type { DynamoSend } from './send.ts'

/** The table with what reads all of it, for whoever is allowed to. */
export function wholeTableOver(send: DynamoSend, options: DynamoTableOptions): WholeTable {
  const facts = { clock: systemClock, versions: storedKinds, ...options }
  return { ...tableOver(send, options), scan: dynamoScan(send, facts) }
}
