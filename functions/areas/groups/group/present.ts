import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { CreatedGroup } from '#contract/groups/created-groups.ts'
import type { Group, GroupDocument } from '#contract/groups/group.ts'
import type { ListedUser, User } from '#contract/groups/user-search.ts'
import type { DirectoryEntry } from '#people/directory.ts'
import { type GroupRole, groupRightsOf, seesInside } from './policy.ts'
import type { StoredGroup } from './stored-group.ts'

/** The name that a person signs in by is their address. */
const presentUser = ({ userId, firstName, lastName, email }: DirectoryEntry): User => ({
  userId,
  firstName,
  lastName,
  email,
  userName: email,
})

export const presentColleague = (person: DirectoryEntry): ListedUser => ({ user: presentUser(person) })

export const presentExternal = (email: string): ListedUser => ({
  user: { userId: '', firstName: '', lastName: '', email, userName: email },
  externalUser: true,
})

/** Finds a person who is in the account. */
export type FindPerson = (userId: string) => DirectoryEntry | undefined

/** Presents a group to somebody who sees it; `most` is the number of members to name. */
export function presentGroup(group: StoredGroup, role: GroupRole, find: FindPerson, most = Number.POSITIVE_INFINITY): Group {
  const { id, name, longDesc, createdBy, documentCount, version, changed, changedBy } = group
  const members = group.members.flatMap((userId) => find(userId) ?? [])
  const creator = find(createdBy)
  const names = { firstName: creator?.firstName ?? '', lastName: creator?.lastName ?? '' }
  const changer = find(changedBy)
  const isInside = seesInside(role)
  return {
    groupID: id,
    name,
    longDesc: isInside ? longDesc : '',
    memberCount: members.length,
    contentCount: documentCount,
    createdById: createdBy,
    createdByFirstName: names.firstName,
    createdByLastName: names.lastName,
    userInfo: { createFirstName: names.firstName, createLastName: names.lastName },
    ...(!creator && { creatorLeft: true as const }),
    rosters: isInside ? byName(members).slice(0, most).map(presentColleague) : [],
    rights: [...groupRightsOf(role, { hasCreator: creator !== undefined })],
    version,
    changed,
    changedBy: isInside
      ? { userId: changedBy, firstName: changer?.firstName ?? '', lastName: changer?.lastName ?? '' }
      : { userId: '', firstName: '', lastName: '' },
  }
}

/** Presents a group to its creator, with the members to whom it can be handed over. */
export const presentCreatedGroup = (
  { id, name, members }: StoredGroup,
  accountName: string,
  find: FindPerson,
  most: number,
): CreatedGroup => {
  const people = byName(members.flatMap((userId) => find(userId) ?? []))
  return { groupID: id, name, accountName, memberCount: people.length, heirs: people.slice(0, most).map(presentUser) }
}

const collator = new Intl.Collator('en')
const byName = (people: readonly DirectoryEntry[]) =>
  people.toSorted((a, b) => collator.compare(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`))

export const presentGroupDocument = (
  contentID: string,
  document: ListedDocument,
  sharer: DirectoryEntry | undefined,
  mayRemove: boolean,
): GroupDocument => ({
  ...document,
  contentID,
  sharedByFirstName: sharer?.firstName ?? '',
  sharedByLastName: sharer?.lastName ?? '',
  email: sharer?.email ?? '',
  mayRemove,
})
