import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { listedOf } from '#library/reading/find-listed.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { membershipOf } from './group/membership.ts'
import { mayTakeOut } from './group/policy.ts'
import { presentGroupDocument } from './group/present.ts'
import { listInside } from './list-inside.ts'

export const listGroupDocuments = useCase(
  groups.documents,
  ['table', 'clock'],
  async ({ groupId, page, size }, { actor, tenant, ports: { table, clock }, fail }) => {
    const owner = membershipOf(actor, fail)
    const { role, documents } = (await listInside(table, owner, groupId, actor)) ?? fail('group-not-found', 'groupId')
    const find = await readPeopleOf(table, owner)
    const rows = documents.slice(page * size, (page + 1) * size).map(({ entry, document }) => ({
      document: presentGroupDocument(
        entry.contentCode,
        listedOf(document),
        find(entry.by),
        mayTakeOut(role, actor.userId, entry),
      ),
    }))
    const shown = await addStandings(table, tenant, rows, dayOf(clock))
    return { responseData: { totalCount: documents.length, list: shown.map(({ document }) => document) } }
  },
)
