import { type CreatedGroup, createdGroups, MAX_HEIRS } from '#contract/groups/created-groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { findAccounts } from '#people/store.ts'
import type { Table } from '#ports/table.ts'
import { listAllGroups } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { presentCreatedGroup } from './group/present.ts'

interface Creator {
  readonly tenant: Parameters<typeof findAccounts>[1]
  readonly accountId: string
  readonly accountName: string
  readonly userId: string
}

async function listIn(table: Table, { userId, accountName, ...owner }: Creator): Promise<CreatedGroup[]> {
  const find = await readPeopleOf(table, owner)
  const created = (await listAllGroups(table, owner)).filter(({ createdBy }) => createdBy === userId)
  return created.map((group) => presentCreatedGroup(group, accountName, find, MAX_HEIRS))
}

export const listCreatedGroups = useCase(
  createdGroups.created,
  ['table'],
  async (_, { actor, tenant, ports: { table }, fail }) => {
    membershipOf(actor, fail)
    const { accountIds, userId } = actor
    const accounts = await findAccounts(table, tenant, accountIds)
    const content: CreatedGroup[] = []
    for (const [at, accountId] of accountIds.entries()) {
      const accountName = accountIds.length > 1 ? (accounts[at]?.name ?? '') : ''
      content.push(...(await listIn(table, { tenant, accountId, accountName, userId })))
    }
    return { content }
  },
)
