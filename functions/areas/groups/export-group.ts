import { groupExport } from '#contract/groups/group-export.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offerList } from '#library/downloads/offer-list.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import type { Table } from '#ports/table.ts'
import { membershipOf } from './group/membership.ts'
import { listInside } from './list-inside.ts'

/** Lists content codes of a group to those who are in it, in the order in which it is shown; undefined to others. */
export async function listGroupCodes(table: Table, groupId: string, actor: Actor): Promise<readonly string[] | undefined> {
  if (!actor.account || refusalOfGroups(actor)) return undefined
  const inside = await listInside(table, { tenant: actor.tenant, accountId: actor.account.id }, groupId, actor)
  return inside?.documents.map(({ document }) => document.contentCode)
}

/** Exports the documents of a group. */
export const exportGroup = useCase(
  groupExport.export,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ groupId, format }, context) => {
    const { actor, ports, fail } = context
    membershipOf(actor, fail)
    const codes = (await listGroupCodes(ports.table, groupId, actor)) ?? fail('group-not-found', 'groupId')
    const list = { kind: 'group', groupId } as const
    return offerList(context, { subject: 'group', list, format, rows: codes.length, contentCodes: async () => codes })
  },
)
