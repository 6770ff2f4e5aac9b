import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { TableUnavailable } from '#ports/table.ts'
import { addUse, type CountedUse } from './store.ts'

/** Counts a use by an account: that it opened a document, or did something else. A table that is down keeps nobody from their work. */
export async function countUse(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, account }: Actor,
  use: CountedUse = 'opened',
): Promise<void> {
  if (!account) return
  try {
    await addUse(table, tenant, account.id, clock.now().toISOString().slice(0, 10), use)
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
  }
}
