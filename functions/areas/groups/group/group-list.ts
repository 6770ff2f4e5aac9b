import { appendAudit } from '#functions/audits/append-audit.ts'
import { readList } from '#functions/lists/read-list.ts'
import { saveChanges, type WrittenList } from '#functions/lists/save-changes.ts'
import type { StoredList } from '#functions/lists/stored-list.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Job } from '#ports/jobs.ts'
import { noteOf } from '#ports/noted-jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { foldText } from '#text/fold-text.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { auditOfGroup, type Changer } from './audit-of-group.ts'
import { groupLog, readAllGroups, readSomeGroups, writesOfGroup } from './store.ts'
import type { GroupChange, StoredGroup } from './stored-group.ts'

/** The groups of an account, by their names. */
const groupList: StoredList<StoredGroup, DirectoryOwner, 'groups', 'name'> &
  WrittenList<StoredGroup, DirectoryOwner, GroupChange> = {
  name: 'groups',
  nameOf: ({ tenant, accountId }) => `${tenant} ${accountId}`,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  parts: ['groups'],
  partOf: ({ deleted }) => (deleted ? undefined : 'groups'),
  columns: { name: { of: ({ name }) => foldText(name), compare: compareNaturally } },
  usual: 'name',
  textsOf: ({ name }) => [name],
  readAll: readAllGroups,
  readSome: readSomeGroups,
  log: groupLog,
  writesOf: (owner, changes) => changes.flatMap((change) => writesOfGroup(owner, change)),
  // Equal groups may differ in their documents, which are kept beside them.
  isWritten: (stored, after) => stored.write === after.write,
}

/** Lists the groups of an account by name. */
export async function listAllGroups(table: Table, owner: DirectoryOwner): Promise<readonly StoredGroup[]> {
  return (await readList(table, groupList, owner)).list.ordered('groups')
}

/** Finds a group of an account. */
export async function findGroup(table: Table, owner: DirectoryOwner, id: string): Promise<StoredGroup | undefined> {
  const group = (await readList(table, groupList, owner)).list.get(id)
  return group?.deleted ? undefined : group
}

/** Saves a change of a group with its audit and notes of jobs, all of it or nothing; false where another was written meanwhile. */
export async function saveGroupChange(
  ports: Pick<Ports, 'table' | 'clock' | 'ids'>,
  owner: DirectoryOwner,
  change: GroupChange,
  changer: Changer,
  jobs: readonly Job[] = [],
): Promise<boolean> {
  const written = { ...change, after: { ...change.after, write: ports.ids.next() } }
  const audit = auditOfGroup(change, changer)
  const notes = jobs.map(noteOf)
  const lost = await saveChanges(ports, groupList, owner, [written], (writes) =>
    audit ? appendAudit(ports, owner.tenant, audit, [...writes, ...notes]) : ports.table.transact([...writes, ...notes]),
  )
  return lost.size === 0
}
