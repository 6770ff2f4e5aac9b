import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { saveGroupChange } from '#functions/areas/groups/group/group-list.ts'
import type { GroupDocumentEntry, StoredGroup } from '#functions/areas/groups/group/stored-group.ts'

export const OWNER = { tenant: 'astm', accountId: 'large' } as const
/** members of the group, and documents */
const SIZE = 5000

interface State {
  readonly group: StoredGroup
  readonly documents: readonly GroupDocumentEntry[]
}

/** The group after a number of saves, of which each replaces all of its members and documents. */
export function stateAfter(saves: number): State {
  const at = new Date(Date.UTC(2026, 0, 1) + saves * 1000).toISOString()
  const numbers = Array.from({ length: SIZE }, (_, nth) => String(nth).padStart(4, '0'))
  const group = {
    ...{ id: 'large-group', name: `After ${saves}`, longDesc: 'Everybody', createdBy: 'creator' },
    members: numbers.map((nth) => `person-${saves}-${nth}`),
    ...{ documentCount: SIZE, changed: at, changedBy: 'creator', version: saves },
  }
  return { group, documents: numbers.map((nth) => ({ contentCode: `ISO|${saves}-${nth}`, by: 'creator', at })) }
}

/** Saves the group, one time after another from the one that is next, and says the number of each that was answered, until it is killed. */
export async function saveUntilKilled(file: string, first: number): Promise<never> {
  const ports = { table: openSqliteTable(file), clock: systemClock, ids: ulidIds(systemClock) }
  const changer = { userId: 'creator', originatedIp: '127.0.0.1' }
  for (let saves = first; ; saves++) {
    const before = stateAfter(saves - 1)
    const after = stateAfter(saves)
    const documents = { before: saves === 1 ? [] : before.documents, after: after.documents }
    const change = { ...(saves > 1 && { before: before.group }), after: after.group, documents }
    if (!(await saveGroupChange(ports, OWNER, change, changer))) throw new Error('another writer was faster')
    console.log(saves)
  }
}
