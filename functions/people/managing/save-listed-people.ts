import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import type { PeopleFile } from '../file/people-file.ts'
import { savePeople } from '../save-people.ts'
import { refreshAccountIndex } from './account-index.ts'
import { refreshRoster } from './roster.ts'

const clock = { now: () => new Date() }

/** Brings the lists of a tenant's accounts and people up to date with those of a file. */
export async function refreshPeopleLists(table: Table, tenant: Tenant, { accounts, people }: PeopleFile): Promise<void> {
  await refreshAccountIndex(
    table,
    tenant,
    accounts.map(({ id }) => id),
  )
  await refreshRoster(
    { table, clock },
    tenant,
    people.map(({ subject }) => subject),
  )
}

/** Saves accounts and people as `savePeople` does, with the lists in which administrators find them. */
export async function saveListedPeople(
  table: Table,
  tenant: Tenant,
  file: PeopleFile,
  options: Parameters<typeof savePeople>[3] = {},
): ReturnType<typeof savePeople> {
  const saved = await savePeople(table, tenant, file, options)
  await refreshPeopleLists(table, tenant, file)
  return saved
}
