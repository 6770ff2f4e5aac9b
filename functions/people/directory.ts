import { isDeepStrictEqual } from 'node:util'
import { mapInBatches } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { RowChange, WrittenList } from '#functions/lists/save-changes.ts'
import type { StoredList } from '#functions/lists/stored-list.ts'
import { byCharacters } from '#lists/list-kind.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { foldName } from '#text/fold-name.ts'
import type { PersonNames } from './person-names.ts'

/** A person in the directory of an account. */
export interface DirectoryEntry extends PersonNames {
  readonly userId: string
  readonly version: number
  /** is no longer in the account, and has no names; for processes that knew the person */
  readonly left?: true
}

/** Account whose people find each other. */
export interface DirectoryOwner {
  readonly tenant: Tenant
  readonly accountId: string
}

const READ_BATCH_SIZE = 100

const partitionOf = ({ tenant, accountId }: DirectoryOwner) => `${tenant}#directory#${accountId}`
const keyOf = (owner: DirectoryOwner, userId: string): Key => ({ pk: partitionOf(owner), sk: userId })

function readEntry({ sk, firstName, lastName, email, version, left }: Item): DirectoryEntry {
  const names = { firstName, lastName, email } as unknown as PersonNames
  return { userId: sk, ...names, version: Number(version), ...(left === true && { left: true as const }) }
}

async function readSome(
  table: Pick<Table, 'getMany'>,
  owner: DirectoryOwner,
  userIds: readonly string[],
): Promise<DirectoryEntry[]> {
  const items = await mapInBatches(userIds, READ_BATCH_SIZE, (some) => table.getMany(some.map((id) => keyOf(owner, id))))
  return items.flatMap((item) => (item ? [readEntry(item)] : []))
}

function writesOf(owner: DirectoryOwner, changes: readonly RowChange<DirectoryEntry>[]): Write[] {
  return changes.map(({ before, after: { userId, ...facts } }) => ({
    put: { ...keyOf(owner, userId), ...facts },
    condition: before ? { attribute: 'version', equals: before.version } : { exists: false },
  }))
}

/** Folded names of the entries in memory: folding takes most of the time of a search among thousands. */
const foldedNames = new WeakMap<DirectoryEntry, readonly string[]>()

/** Lists the names of a person as they are searched for: families stand first in some languages. */
function searchedNames(person: DirectoryEntry): readonly string[] {
  const known = foldedNames.get(person)
  if (known) return known
  const { firstName, lastName } = person
  const names = [foldName(`${firstName}${lastName}`), foldName(`${lastName}${firstName}`)]
  foldedNames.set(person, names)
  return names
}

/** The people of an account, by their names. */
export const directory: StoredList<DirectoryEntry, DirectoryOwner, 'people', 'name'> &
  WrittenList<DirectoryEntry, DirectoryOwner, RowChange<DirectoryEntry>> = {
  name: 'directory',
  nameOf: ({ tenant, accountId }) => `${tenant} ${accountId}`,
  idOf: ({ userId }) => userId,
  versionOf: ({ version }) => version,
  parts: ['people'],
  partOf: ({ left }) => (left ? undefined : 'people'),
  columns: { name: { of: ({ lastName, firstName }) => foldName(`${lastName} ${firstName}`), compare: byCharacters } },
  usual: 'name',
  textsOf: searchedNames,
  readAll: async (table, owner) => (await queryAll(table, { pk: partitionOf(owner) })).map(readEntry),
  readSome,
  log: {
    head: ({ tenant, accountId }) => ({ pk: `${tenant}#directory-head#${accountId}`, sk: 'head' }),
    change: ({ tenant, accountId }, seq) => ({
      pk: `${tenant}#directory-changes#${accountId}`,
      sk: String(seq).padStart(12, '0'),
    }),
  },
  writesOf,
  isWritten: isDeepStrictEqual,
}
