import { countUse } from '#functions/areas/reports/count-use.ts'
import type { Actor } from '#people/actor.ts'
import { addAccess } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { TableUnavailable } from '#ports/table.ts'
import { recordsAccesses } from './policy.ts'

type Recording = Pick<Ports, 'table' | 'clock'>

/** Adds a document to the last opened ones. A table that takes nothing, as on a full disk, keeps nobody from their document. */
async function addToLastOpened({ table, clock }: Recording, { tenant, userId, account }: Actor, contentCode: string) {
  if (!account) return
  try {
    await addAccess(table, tenant, userId, account.id, { contentCode, at: clock.now().toISOString() })
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
  }
}

/** Records that somebody opened a document, for their home page and for the account's usage. */
export async function recordAccess(ports: Recording, actor: Actor, contentCode: string): Promise<void> {
  await countUse(ports, actor)
  if (recordsAccesses(actor)) await addToLastOpened(ports, actor, contentCode)
}
