import { createHash } from 'node:crypto'
import type { CloudWatchLogsLogEvent } from 'aws-lambda'
import type { Tenant } from '#contract/tenant.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import { BATCH_SIZE, storeActs } from '#functions/audits/acts/waiting-acts.ts'
import type { Act } from '#ports/audits/acts.ts'
import type { Clock } from '#ports/clock.ts'
import type { Table } from '#ports/table.ts'

interface Options {
  readonly table: Table
  readonly tenant: Tenant
  readonly clock: Clock
}

/** A line of a delivery with what it says. */
export interface DeliveredAct extends Pick<CloudWatchLogsLogEvent, 'id'> {
  readonly act: Act
}

/** A delivery that comes again has the same lines: its name says which. */
const nameOf = (delivered: readonly DeliveredAct[]): string =>
  createHash('sha256')
    .update(delivered.map(({ id }) => id).join(' '))
    .digest('base64url')

/**
 * Stores the acts of a delivery of the log and appends them to the audits. It throws where the table takes none: the delivery then comes
 * again.
 */
export async function receiveActs({ table, tenant, clock }: Options, delivered: readonly DeliveredAct[]): Promise<void> {
  const own = delivered.filter(({ act }) => act.tenant === tenant)
  if (own.length === 0) return
  for (let at = 0; at < own.length; at += BATCH_SIZE) {
    const some = own.slice(at, at + BATCH_SIZE)
    await storeActs(table, tenant, { batch: nameOf(some), acts: some.map(({ act }) => act), now: clock.now() })
  }
  await chainActs({ table, clock }, tenant)
}
