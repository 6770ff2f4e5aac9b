import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { TableUnavailable } from '#ports/table.ts'
import { addUse } from './store.ts'

/** Counts that an account opened a document. A table that is down does not keep anybody from their document. */
export async function countUse({ table, clock }: Pick<Ports, 'table' | 'clock'>, { tenant, account }: Actor): Promise<void> {
  if (!account) return
  try {
    await addUse(table, tenant, account.id, clock.now().toISOString().slice(0, 10))
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
  }
}
