import { countUse } from '#functions/areas/reports/count-use.ts'
import type { Actor } from '#people/actor.ts'
import { addAccess } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { recordsAccesses } from './policy.ts'

/** Records that somebody opened a document, for their home page and for the account's usage. */
export async function recordAccess(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  actor: Actor,
  contentCode: string,
): Promise<void> {
  await countUse({ table, clock }, actor)
  if (!actor.account || !recordsAccesses(actor)) return
  await addAccess(table, actor.tenant, actor.userId, actor.account.id, { contentCode, at: clock.now().toISOString() })
}
