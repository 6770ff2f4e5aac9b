import { isDeepStrictEqual } from 'node:util'
import { batchesOf, mapInBatches } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readList } from '#functions/lists/read-list.ts'
import { type RowChange, saveChanges, type WrittenList } from '#functions/lists/save-changes.ts'
import type { StoredList } from '#functions/lists/stored-list.ts'
import { byCharacters } from '#lists/list-kind.ts'
import type { Ports } from '#ports/ports.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { foldName } from '#text/fold-name.ts'
import type { PersonNames } from '../person-names.ts'
import { knownNamesOf } from '../policy.ts'
import { type Person, type PersonEntry, readPeople } from '../store.ts'

/** A person in the list of a tenant's people, whichever account they are in. */
export interface RosterEntry extends PersonNames, Pick<PersonEntry, 'authorities' | 'accountIds' | 'userType' | 'anonymous'> {
  readonly userId: string
  readonly activated: boolean
  readonly version: number
  /** was erased, and has no names; for processes that knew the person */
  readonly erased?: true
}

interface RosterOwner {
  readonly tenant: Tenant
}

/** people; the changes of a batch fit one transaction */
const BATCH_SIZE = 20
const READ_BATCH_SIZE = 100

const partition = ({ tenant }: RosterOwner) => `${tenant}#roster`
const keyOf = (owner: RosterOwner, userId: string): Key => ({ pk: partition(owner), sk: userId })

const readEntry = ({ pk: _, sk: userId, ...facts }: Item): RosterEntry => ({ userId, ...facts }) as unknown as RosterEntry

function writesOf(owner: RosterOwner, changes: readonly RowChange<RosterEntry>[]): Write[] {
  return changes.map(({ before, after: { userId, ...facts } }) => ({
    put: { ...keyOf(owner, userId), ...facts, authorities: [...facts.authorities], accountIds: [...facts.accountIds] },
    condition: before ? { attribute: 'version', equals: before.version } : { exists: false },
  }))
}

const roster: StoredList<RosterEntry, RosterOwner, 'people', 'name'> &
  WrittenList<RosterEntry, RosterOwner, RowChange<RosterEntry>> = {
  name: 'roster',
  nameOf: ({ tenant }) => tenant,
  idOf: ({ userId }) => userId,
  versionOf: ({ version }) => version,
  parts: ['people'],
  partOf: ({ erased }) => (erased ? undefined : 'people'),
  columns: { name: { of: ({ lastName, firstName }) => foldName(`${lastName} ${firstName}`), compare: byCharacters } },
  usual: 'name',
  textsOf: ({ userId, firstName, lastName, email }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, userId],
  readAll: async (table, owner) => (await queryAll(table, { pk: partition(owner) })).map(readEntry),
  readSome: async (table, owner, userIds) => {
    const items = await mapInBatches(userIds, READ_BATCH_SIZE, (some) => table.getMany(some.map((id) => keyOf(owner, id))))
    return items.flatMap((item) => (item ? [readEntry(item)] : []))
  },
  log: {
    head: ({ tenant }) => ({ pk: `${tenant}#roster-head`, sk: 'head' }),
    change: ({ tenant }, seq) => ({ pk: `${tenant}#roster-changes`, sk: String(seq).padStart(12, '0') }),
  },
  writesOf,
  isWritten: isDeepStrictEqual,
}

const entryOf = (person: Person): Omit<RosterEntry, 'version'> => ({
  userId: person.subject,
  ...knownNamesOf(person),
  userType: person.userType,
  anonymous: person.anonymous,
  activated: person.activated !== false,
  authorities: person.authorities,
  accountIds: person.accountIds,
})

/** Reads the people of a tenant. */
export const readRoster = async (table: Pick<Table, 'get' | 'getMany' | 'query'>, tenant: Tenant) =>
  (await readList(table, roster, { tenant })).list

/** Brings the list of a tenant's people up to date with some of them. The next run completes one that was killed. */
export async function refreshRoster(
  ports: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  subjects: readonly string[],
): Promise<void> {
  const owner = { tenant }
  for (const some of batchesOf(subjects, BATCH_SIZE))
    await untilWritten(async () => {
      const people = await readPeople(ports.table, tenant, some)
      const listed = new Map((await roster.readSome(ports.table, owner, some)).map((entry) => [entry.userId, entry]))
      const changes = people.flatMap((person): RowChange<RosterEntry>[] => {
        if (!person) return []
        const before = listed.get(person.subject)
        const { version = 0, ...facts } = before ?? {}
        const after = { ...entryOf(person), version: version + 1 }
        return before && isDeepStrictEqual({ ...facts }, entryOf(person)) ? [] : [{ ...(before && { before }), after }]
      })
      return (await saveChanges(ports, roster, owner, changes)).size === 0 ? true : undefined
    })
}

/** Takes the names of a person out of the list. An entry without them stays until `expiresAt`, as long as processes may know them. */
export async function eraseFromRoster(
  ports: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  userId: string,
  expiresAt: number,
): Promise<void> {
  await untilWritten(async () => {
    const [before] = await roster.readSome(ports.table, { tenant }, [userId])
    if (!before) return true
    const names = { firstName: '', lastName: '', email: '' }
    const rights = { userType: 'individual', anonymous: false, activated: false, authorities: [], accountIds: [] } as const
    const after = { userId, ...names, ...rights, erased: true as const, expiresAt, version: before.version + 1 }
    return (await saveChanges(ports, roster, { tenant }, [{ before, after }])).size === 0 ? true : undefined
  })
}
