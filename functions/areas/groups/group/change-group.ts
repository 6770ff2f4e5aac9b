import type { SavedGroup } from '#contract/groups/group.ts'
import { type groups, MAX_GROUP_SIZE } from '#contract/groups/groups.ts'
import type { Context } from '#functions/http/use-case.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { sendNoted } from '#ports/noted-jobs.ts'
import { untilWritten } from '#ports/until-written.ts'
import { addedJobs } from './added-jobs.ts'
import { findWithRight } from './find-with-right.ts'
import { findGroup, saveGroupChange } from './group-list.ts'
import { membershipOf } from './membership.ts'
import { type GroupRole, mayTakeOut, roleOf, seesInside } from './policy.ts'
import { presentGroup } from './present.ts'
import { readGroupDocuments } from './store.ts'
import type { GroupDocumentEntry, StoredGroup } from './stored-group.ts'

/** Changes that somebody asks for; what is absent stays. */
export interface AskedChange {
  readonly name?: string | undefined
  readonly longDesc?: string | undefined
  /** replaces the members */
  readonly memberIds?: readonly string[] | undefined
  readonly addMemberIds?: readonly string[] | undefined
  readonly removeMemberIds?: readonly string[] | undefined
  readonly contentCodes?: readonly string[] | undefined
  readonly removeContentIds?: readonly string[] | undefined
  readonly version?: number | undefined
}

type ChangeContext = Pick<Context<typeof groups.update, 'table' | 'clock' | 'ids'>, 'actor' | 'tenant' | 'ports' | 'fail'>
type NotifyingContext = Pick<
  Context<typeof groups.update, 'table' | 'clock' | 'ids' | 'jobs'>,
  'actor' | 'tenant' | 'ports' | 'fail' | 'originatedIp'
>
type SharingContext = Pick<NotifyingContext, 'actor' | 'tenant' | 'originatedIp'> & Pick<ChangeContext, 'ports'>

const changesMembers = ({ memberIds, addMemberIds, removeMemberIds }: AskedChange) =>
  memberIds !== undefined || addMemberIds !== undefined || removeMemberIds !== undefined

/** Members after a change, and those who are not in the account: nobody joins who is not. */
function membersAfter(
  { members, createdBy }: Pick<StoredGroup, 'members' | 'createdBy'>,
  { memberIds, addMemberIds = [], removeMemberIds = [] }: AskedChange,
  isThere: (userId: string) => boolean,
): { readonly members: string[]; readonly leftOut: string[] } {
  const known = new Set(members)
  const removed = new Set(removeMemberIds)
  const wanted = new Set([...(memberIds ?? members), ...addMemberIds])
  wanted.delete(createdBy)
  // Whoever left the account stays in the group unseen, unless the members are replaced.
  const isKept = (userId: string) => isThere(userId) || (memberIds === undefined && known.has(userId))
  const asked = [...wanted].filter((userId) => !removed.has(userId))
  return { members: asked.filter(isKept).sort(), leftOut: asked.filter((userId) => !isKept(userId)) }
}

interface DocumentsAfter {
  readonly documents: readonly GroupDocumentEntry[]
  readonly leftOut: readonly string[]
}

/** Documents after a change: a text has one entry, whichever of its records is added; what somebody may not take out stays. */
async function documentsAfter(
  before: readonly GroupDocumentEntry[],
  { contentCodes = [], removeContentIds = [] }: AskedChange,
  role: GroupRole,
  { actor, tenant, ports: { table, clock }, fail }: ChangeContext,
): Promise<DocumentsAfter> {
  const texts = await readJoinedDocuments(table, tenant, [...contentCodes, ...removeContentIds])
  const removed = new Set(removeContentIds.flatMap((code) => codesOfText(texts.get(code), code)))
  const taken = before.filter(({ contentCode }) => removed.has(contentCode))
  if (taken.some((entry) => !mayTakeOut(role, actor.userId, entry))) fail('forbidden', 'removeContentIds')
  const documents = before.filter(({ contentCode }) => !removed.has(contentCode))
  const known = new Set(documents.map(({ contentCode }) => contentCode))
  const at = clock.now().toISOString()
  for (const code of new Set(contentCodes)) {
    const text = texts.get(code)
    if (!text || codesOfText(text, code).some((one) => known.has(one))) continue
    known.add(text.contentCode)
    documents.push({ contentCode: text.contentCode, by: actor.userId, at })
  }
  return { documents, leftOut: contentCodes.filter((code) => !texts.has(code)) }
}

interface Prepared {
  readonly after: StoredGroup
  readonly documents?: { readonly before: readonly GroupDocumentEntry[]; readonly after: readonly GroupDocumentEntry[] }
  readonly leftOut: { readonly memberIds: readonly string[]; readonly contentCodes: readonly string[] }
}

/** Makes the group that a change leads to. */
export async function prepareChange(
  group: StoredGroup,
  asked: AskedChange,
  role: GroupRole,
  owner: DirectoryOwner,
  context: ChangeContext,
): Promise<Prepared> {
  const { actor, ports, fail } = context
  const find = await readPeopleOf(ports.table, owner)
  const people = membersAfter(group, asked, (userId) => find(userId) !== undefined)
  if (changesMembers(asked) && people.members.length === 0) fail('group-without-members', 'memberIds')
  const touchesDocuments = (asked.contentCodes?.length ?? 0) + (asked.removeContentIds?.length ?? 0) > 0
  const before = touchesDocuments && group.version > 0 ? await readGroupDocuments(ports.table, owner, group.id) : []
  const { documents, leftOut } = touchesDocuments
    ? await documentsAfter(before, asked, role, context)
    : { documents: before, leftOut: [] }
  if (Math.max(people.members.length, documents.length) > MAX_GROUP_SIZE) fail('group-full')
  const after: StoredGroup = {
    ...group,
    name: asked.name?.toWellFormed() ?? group.name,
    longDesc: asked.longDesc?.toWellFormed() ?? group.longDesc,
    ...(changesMembers(asked) && { members: people.members }),
    ...(touchesDocuments && { documentCount: documents.length }),
    changed: ports.clock.now().toISOString(),
    changedBy: actor.userId,
    version: group.version + 1,
  }
  return {
    after,
    ...(touchesDocuments && { documents: { before, after: documents } }),
    leftOut: { memberIds: changesMembers(asked) ? people.leftOut : [], contentCodes: leftOut },
  }
}

/** Tells of what a change left out, if anything. */
export function addLeftOut({ memberIds, contentCodes }: Prepared['leftOut']): Pick<SavedGroup, 'leftOut'> {
  if (memberIds.length + contentCodes.length === 0) return {}
  return { leftOut: { memberIds: [...memberIds], contentCodes: [...contentCodes] } }
}

/**
 * Changes a group by the rights of this moment. Without a version the change is applied to whatever the group is; with one, another
 * change that was faster is answered with the group as it is.
 */
export async function changeGroup(
  id: string | undefined,
  asked: AskedChange,
  right: 'edit' | 'share',
  context: NotifyingContext,
  accountId?: string,
): Promise<SavedGroup> {
  const { actor, ports, fail, originatedIp } = context
  const owner = membershipOf(actor, fail, accountId)
  return untilWritten(async () => {
    const { group, role, find } = await findWithRight(owner, id, right, context)
    if (asked.version !== undefined && asked.version !== group.version)
      return fail('group-changed', 'version', presentGroup(group, role, find))
    const { after, documents, leftOut } = await prepareChange(group, asked, role, owner, context)
    const change = { before: group, after, ...(documents && { documents }) }
    const jobs = addedJobs(owner, change, actor.userId)
    const isSaved = await saveGroupChange(ports, owner, change, { userId: actor.userId, originatedIp }, jobs)
    if (!isSaved) return undefined
    await sendNoted(ports, jobs)
    return { ...presentGroup(after, role, find), ...addLeftOut(leftOut) }
  })
}

/** Adds a document to a group that somebody is in; says why it could not. */
export async function shareInGroup(
  owner: DirectoryOwner,
  id: string,
  contentCode: string,
  context: SharingContext,
): Promise<'group-not-found' | 'content-not-found' | 'group-full' | undefined> {
  const { actor, ports } = context
  return untilWritten(async () => {
    const group = await findGroup(ports.table, owner, id)
    const role = group ? roleOf(actor, group) : 'none'
    if (!group || !seesInside(role)) return { failure: 'group-not-found' as const }
    const before = await readGroupDocuments(ports.table, owner, id)
    const asked = { contentCodes: [contentCode] }
    const { documents, leftOut } = await documentsAfter(before, asked, role, { ...context, fail: refuse })
    if (leftOut.length > 0) return { failure: 'content-not-found' as const }
    if (documents.length === before.length) return {}
    if (documents.length > MAX_GROUP_SIZE) return { failure: 'group-full' as const }
    const changed = ports.clock.now().toISOString()
    const change = { changed, changedBy: actor.userId, version: group.version + 1, documentCount: documents.length }
    const isSaved = await saveGroupChange(
      ports,
      owner,
      { before: group, after: { ...group, ...change }, documents: { before, after: documents } },
      { userId: actor.userId, originatedIp: context.originatedIp },
    )
    return isSaved ? {} : undefined
  }).then(({ failure }: { failure?: 'group-not-found' | 'content-not-found' | 'group-full' }) => failure)
}

function refuse(): never {
  throw new Error('A document that is added is refused to nobody who is in the group.')
}
