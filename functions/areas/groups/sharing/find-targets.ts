import { sharing } from '#contract/groups/sharing.ts'
import { MailAddress } from '#contract/groups/user-search.ts'
import { useCase } from '#functions/http/use-case.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { countAllowed } from '#people/allowances.ts'
import { findPeopleByAddress, findPeopleByName, readPeopleOf } from '#people/find-people.ts'
import { foldText } from '#text/fold-text.ts'
import { presentColleague, presentExternal, presentGroup } from '../group/present.ts'
import { readGroupsWith } from '../group/store.ts'
import { listInvitations } from '../shares/invitation-store.ts'
import { listGiven } from '../shares/share-store.ts'
import { sharerOf } from '../shares/sharer.ts'
import { listJoinedGroups } from './joined-groups.ts'

const MAX_PEOPLE = 100
/** members that a group to share with names */
const MAX_MEMBERS = 3

export const findShareTargets = useCase(
  sharing.findTargets,
  ['table', 'clock'],
  async ({ keyword }, { actor, ports, fail, allow }) => {
    const owner = sharerOf(actor, fail)
    allow(await countAllowed(ports, actor, 'people-search'))
    const text = keyword.trim()
    const isAddress = text.includes('@')
    const page = { from: 0, to: MAX_PEOPLE }
    const people = isAddress
      ? await findPeopleByAddress(ports.table, owner, text)
      : (await findPeopleByName(ports.table, owner, text, page)).people
    const find = await readPeopleOf(ports.table, owner)
    const groups = isAddress ? [] : await listJoinedGroups(ports.table, owner, actor)
    const isOutside = isAddress && people.length === 0 && MailAddress().safeParse(text).success
    return {
      responseData: {
        groupList: groups
          .filter(({ group }) => foldText(group.name).includes(foldText(text)))
          .map(({ group, role }) => presentGroup(group, role, find, MAX_MEMBERS)),
        userList: isOutside
          ? [presentExternal(text)]
          : people.filter(({ userId }) => userId !== actor.userId).map(presentColleague),
      },
    }
  },
)

/** Two records of one text are one document. */
export const listShareTargets = useCase(
  sharing.sharedTargets,
  ['table'],
  async ({ id }, { actor, tenant, ports: { table }, fail }) => {
    const owner = sharerOf(actor, fail)
    const codes = codesOfText(await findJoinedDocument(table, tenant, id), id)
    const find = await readPeopleOf(table, owner)
    const groups = await listJoinedGroups(table, owner, actor)
    const ids = groups.map(({ group }) => group.id)
    const having = await readGroupsWith(table, owner, ids, codes)
    const isOfText = ({ contentCode }: { contentCode: string }) => codes.includes(contentCode)
    const given = (await listGiven(table, owner, actor.userId)).filter(isOfText)
    const invited = (await listInvitations(table, owner, actor.userId)).filter(isOfText)
    return {
      responseData: {
        groupList: groups
          .filter(({ group }) => having.has(group.id))
          .map(({ group, role }) => presentGroup(group, role, find, MAX_MEMBERS)),
        userList: [
          ...given.flatMap(({ to }) => find(to) ?? []).map(presentColleague),
          ...invited.map(({ email }) => presentExternal(email)),
        ],
      },
    }
  },
)
