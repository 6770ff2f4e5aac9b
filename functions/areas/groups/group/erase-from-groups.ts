import type { ErasedPerson, PersonInAccount } from '#library/personal/personal-kinds.ts'
import { readPeopleOf } from '#people/find-people.ts'
import type { Ports } from '#ports/ports.ts'
import { untilWritten } from '#ports/until-written.ts'
import { saveGroupChange } from './group-list.ts'
import type { FindPerson } from './present.ts'
import { readAllGroups, readGroupDocuments, readSomeGroups } from './store.ts'
import type { StoredGroup } from './stored-group.ts'

type Erased = ErasedPerson & PersonInAccount

/** Whoever is no longer in the account gets no group: it then has no creator, and an administrator of people hands it over. */
function heirOf({ id, members }: StoredGroup, { heirs }: Erased, find: FindPerson): string {
  const heir = heirs.get(id)
  return heir !== undefined && members.includes(heir) && find(heir) ? heir : ''
}

/** A group without a person: deleted as they chose, handed over, or left. */
function without(group: StoredGroup, person: Erased, find: FindPerson): StoredGroup {
  const { userId, deletedGroups } = person
  const isTheirs = group.createdBy === userId
  const facts = { ...group, version: group.version + 1, changedBy: '' }
  if (isTheirs && (group.deleted || deletedGroups.has(group.id)))
    return { ...facts, createdBy: '', name: '', longDesc: '', members: [], documentCount: 0, deleted: true }
  const createdBy = isTheirs ? heirOf(group, person, find) : group.createdBy
  return { ...facts, createdBy, members: group.members.filter((member) => member !== userId && member !== createdBy) }
}

async function eraseFromGroup(
  ports: Pick<Ports, 'table' | 'clock' | 'ids'>,
  person: Erased,
  id: string,
  find: FindPerson,
): Promise<true | undefined> {
  const { userId } = person
  const [group] = await readSomeGroups(ports.table, person, [id])
  const before = !group || group.deleted ? [] : await readGroupDocuments(ports.table, person, id)
  const isNamed = [group?.createdBy, group?.changedBy, ...(group?.members ?? []), ...before.map(({ by }) => by)].includes(userId)
  if (!group || !isNamed) return true
  const after = { ...without(group, person, find), changed: ports.clock.now().toISOString() }
  const documents = { before, after: before.map((entry) => (entry.by === userId ? { ...entry, by: '' } : entry)) }
  const change = { before: group, after, ...(!after.deleted && { documents }) }
  return (await saveGroupChange(ports, person, change, { userId, originatedIp: '' })) || undefined
}

/** Takes a person out of the groups of an account, those too that were deleted: as creator, as member, and as who added a document. */
export async function eraseFromGroups(ports: Pick<Ports, 'table' | 'clock' | 'ids'>, person: Erased): Promise<void> {
  const find = await readPeopleOf(ports.table, person)
  for (const { id } of await readAllGroups(ports.table, person)) await untilWritten(() => eraseFromGroup(ports, person, id, find))
}
