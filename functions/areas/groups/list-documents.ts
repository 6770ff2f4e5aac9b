import { groups } from '#contract/groups/groups.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { listedOf } from '#library/reading/find-listed.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { findGroup } from './group/group-list.ts'
import { membershipOf } from './group/membership.ts'
import { mayTakeOut, roleOf, seesInside } from './group/policy.ts'
import { presentGroupDocument } from './group/present.ts'
import { readGroupDocuments } from './group/store.ts'

/** Two records of one text are one document. With protected viewing only what one may read is listed, as in searches. */
export const listGroupDocuments = useCase(
  groups.documents,
  ['table', 'clock'],
  async ({ groupId, page, size }, { actor, tenant, ports: { table, clock }, fail }) => {
    const owner = membershipOf(actor, fail)
    const group = await findGroup(table, owner, groupId)
    const role = group ? roleOf(actor, group) : 'none'
    if (!seesInside(role)) return fail('group-not-found', 'groupId')
    const entries = await readGroupDocuments(table, owner, groupId)
    const documents = await readJoinedDocuments(
      table,
      tenant,
      entries.map(({ contentCode }) => contentCode),
    )
    const find = await readPeopleOf(table, owner)
    const known = new Set<string>()
    const list = entries.flatMap((entry) => {
      const document = documents.get(entry.contentCode)
      if (!document || known.has(document.contentCode) || (actor.drmView && !mayRead(actor, document))) return []
      known.add(document.contentCode)
      const mayRemove = mayTakeOut(role, actor.userId, entry)
      return [presentGroupDocument(entry.contentCode, listedOf(document), find(entry.by), mayRemove)]
    })
    const rows = list.slice(page * size, (page + 1) * size).map((document) => ({ document }))
    const shown = await addStandings(table, tenant, rows, dayOf(clock))
    return { responseData: { totalCount: list.length, list: shown.map(({ document }) => document) } }
  },
)
