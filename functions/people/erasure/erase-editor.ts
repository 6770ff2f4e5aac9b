import { mapInBatches } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { listAccountIndex } from '../managing/account-index.ts'
import { readRoster } from '../managing/roster.ts'
import { accountKey, personKey } from '../store.ts'

const READ_BATCH_SIZE = 100

type Edit = { readonly by: string; readonly at: string; readonly fields: readonly string[] }

const editOf = (item: Item | undefined) => item?.edit as unknown as Edit | undefined

/** Accounts and people that somebody changed last. */
export async function listEditedBy(table: Table, tenant: Tenant, userId: string): Promise<Key[]> {
  const accounts = (await listAccountIndex(table, tenant)).map(({ id }) => accountKey(tenant, id))
  const people = (await readRoster(table, tenant)).ordered('people').map((person) => personKey(tenant, person.userId))
  const keys = [...accounts, ...people]
  const items = await mapInBatches(keys, READ_BATCH_SIZE, (some) => table.getMany(some))
  return keys.filter((_, at) => editOf(items[at])?.by === userId)
}

/** Leaves the last change of accounts and people that somebody made, from nobody. */
export async function eraseEditor(table: Table, tenant: Tenant, userId: string): Promise<void> {
  for (const key of await listEditedBy(table, tenant, userId))
    await untilWritten(async () => {
      const item = await table.get(key)
      const edit = editOf(item)
      if (!item || edit?.by !== userId) return true
      const condition = item.version === undefined ? { exists: true } : { attribute: 'version', equals: Number(item.version) }
      try {
        await table.update(key, { set: { edit: { ...edit, by: '', former: true } } }, condition)
        return true
      } catch (error) {
        if (error instanceof ConditionFailed) return undefined
        throw error
      }
    })
}
