import { isDeepStrictEqual } from 'node:util'
import { mapInBatches } from '#async/batches.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Condition, Item, Json, Key, Table, Write } from '#ports/table.ts'
import type { GroupChange, GroupDocumentEntry, StoredGroup } from './stored-group.ts'

/**
 * Members and documents of a group stand in a few items each, by the hash of their id: a group of 5,000 fits, a change writes the
 * items that it concerns, and all of them in one transaction.
 */
const MEMBER_PARTS = 4
const DOCUMENT_PARTS = 16
const READ_BATCH_SIZE = 100
/** groups whose documents are queried one by one */
const GROUPS_AT_ONCE = 25
/** documents of a group that stay in memory with it */
const MAX_KNOWN_DOCUMENTS = 100
/** A deleted group stays as long as processes may follow changes of it. */
const DELETED_LIFETIME_S = 31 * 86_400

type Owner = DirectoryOwner

const partition = ({ tenant, accountId }: Owner) => `${tenant}#groups#${accountId}`
const documentsPartition = ({ tenant, accountId }: Owner) => `${tenant}#group-documents#${accountId}`
const headKey = (owner: Owner, id: string): Key => ({ pk: partition(owner), sk: id })
const membersKey = (owner: Owner, id: string, part: number): Key => ({ pk: partition(owner), sk: `${id}.${part}` })
const documentsKey = (owner: Owner, id: string, part: number): Key => ({
  pk: documentsPartition(owner),
  sk: `${id}.${String(part).padStart(2, '0')}`,
})

/** Keys of the log of an account's groups. */
export const groupLog = {
  head: ({ tenant, accountId }: Owner): Key => ({ pk: `${tenant}#groups-head#${accountId}`, sk: 'head' }),
  change: ({ tenant, accountId }: Owner, seq: number): Key => ({
    pk: `${tenant}#group-changes#${accountId}`,
    sk: String(seq).padStart(12, '0'),
  }),
} as const

const partNumber = (id: string, parts: number) =>
  Number.parseInt(Buffer.from(shortHash(id, 4), 'base64url').toString('hex'), 16) % parts

function partsOf<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string, parts: number): Entry[][] {
  const all: Entry[][] = Array.from({ length: parts }, () => [])
  for (const entry of entries) all[partNumber(idOf(entry), parts)]?.push(entry)
  return all
}

/** The group of its items; undefined where another change was written between reading them. */
function joinGroup([head, ...parts]: readonly (Item | undefined)[]): StoredGroup | 'torn' | undefined {
  if (!head) return undefined
  const { pk: _, sk: id, expiresAt: _e, ...facts } = head
  if (parts.some((part) => part && Number(part.version) > Number(facts.version))) return 'torn'
  const members = parts.flatMap((part) => (part?.members ?? []) as string[]).sort()
  return { id, ...facts, members } as unknown as StoredGroup
}

/** Reads those groups of an account that there are, also deleted ones. */
export async function readSomeGroups(
  table: Pick<Table, 'getMany'>,
  owner: Owner,
  ids: readonly string[],
): Promise<StoredGroup[]> {
  const keys = ids.flatMap((id) => [
    headKey(owner, id),
    ...Array.from({ length: MEMBER_PARTS }, (_, part) => membersKey(owner, id, part)),
  ])
  const items = await mapInBatches(keys, READ_BATCH_SIZE, (some) => table.getMany(some))
  const length = MEMBER_PARTS + 1
  const read = ids.map((id, at) => ({ id, group: joinGroup(items.slice(at * length, (at + 1) * length)) }))
  const torn = read.filter(({ group }) => group === 'torn').map(({ id }) => id)
  const groups = read.flatMap(({ group }) => (group && group !== 'torn' ? [group] : []))
  return torn.length > 0 ? [...groups, ...(await readSomeGroups(table, owner, torn))] : groups
}

/** Reads all groups of an account, also deleted ones. */
export async function readAllGroups(table: Pick<Table, 'query' | 'getMany'>, owner: Owner): Promise<StoredGroup[]> {
  const items = await queryAll(table, { pk: partition(owner) })
  const byGroup = Map.groupBy(items, ({ sk }) => sk.split('.')[0] as string)
  const groups: StoredGroup[] = []
  const torn: string[] = []
  for (const [id, some] of byGroup) {
    const head = some.find(({ sk }) => sk === id)
    const group = joinGroup([head, ...some.filter((item) => item !== head)])
    if (group === 'torn') torn.push(id)
    else if (group) groups.push(group)
  }
  return [...groups, ...(await readSomeGroups(table, owner, torn))]
}

const documentsIn = (items: readonly Item[]): GroupDocumentEntry[] =>
  items
    .flatMap((item) => (item.documents ?? []) as unknown as GroupDocumentEntry[])
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.contentCode < b.contentCode ? -1 : 1))

/** Reads the documents of a group, the last added first. */
export async function readGroupDocuments(table: Pick<Table, 'query'>, owner: Owner, id: string): Promise<GroupDocumentEntry[]> {
  return documentsIn(await queryAll(table, { pk: documentsPartition(owner), prefix: `${id}.` }))
}

async function readDocumentsById(
  table: Pick<Table, 'query'>,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly GroupDocumentEntry[]>> {
  if (ids.length <= GROUPS_AT_ONCE) {
    const read = await Promise.all(ids.map((id) => readGroupDocuments(table, owner, id)))
    return new Map(ids.map((id, at) => [id, read[at] ?? []]))
  }
  const items = await queryAll(table, { pk: documentsPartition(owner) })
  const byGroup = Map.groupBy(items, ({ sk }) => sk.slice(0, sk.lastIndexOf('.')))
  return new Map(ids.map((id) => [id, documentsIn(byGroup.get(id) ?? [])]))
}

/** Documents of groups in memory. A change puts another group in the place of the one that was read, and its documents go with it. */
const knownDocuments = new WeakMap<StoredGroup, readonly GroupDocumentEntry[]>()

/** Reads the documents of some groups as they are now, by group: of many with those of all groups of the account, in a few queries. */
export async function readDocumentsOfGroups(
  table: Pick<Table, 'query'>,
  owner: Owner,
  groups: readonly StoredGroup[],
): Promise<ReadonlyMap<string, readonly GroupDocumentEntry[]>> {
  const unknown = groups.filter((group) => !knownDocuments.has(group))
  const read = await readDocumentsById(
    table,
    owner,
    unknown.map(({ id }) => id),
  )
  for (const group of unknown) {
    const entries = read.get(group.id) ?? []
    if (entries.length === group.documentCount && entries.length <= MAX_KNOWN_DOCUMENTS) knownDocuments.set(group, entries)
  }
  return new Map(groups.map((group) => [group.id, knownDocuments.get(group) ?? read.get(group.id) ?? []]))
}

/** Reads which of these groups have a document under one of its codes. */
export async function readGroupsWith(
  table: Pick<Table, 'getMany'>,
  owner: Owner,
  ids: readonly string[],
  contentCodes: readonly string[],
): Promise<Set<string>> {
  const parts = [...new Set(contentCodes.map((code) => partNumber(code, DOCUMENT_PARTS)))]
  const places = ids.flatMap((id) => parts.map((part) => ({ id, key: documentsKey(owner, id, part) })))
  const items = await mapInBatches(places, READ_BATCH_SIZE, (some) => table.getMany(some.map(({ key }) => key)))
  const has = (item: Item | undefined) =>
    ((item?.documents ?? []) as unknown as GroupDocumentEntry[]).some((entry) => contentCodes.includes(entry.contentCode))
  return new Set(places.flatMap(({ id }, at) => (has(items[at]) ? [id] : [])))
}

/** Writes of a change of a group over the version that was read: of members and documents those parts that change. */
export function writesOfGroup(owner: Owner, { before, after, documents }: GroupChange): Write[] {
  const { id, members, ...facts } = after
  const condition: Condition = before ? { attribute: 'version', equals: before.version } : { exists: false }
  const expiresAt = Math.floor(Date.parse(after.changed) / 1000) + DELETED_LIFETIME_S
  const head: Write = { put: { ...headKey(owner, id), ...facts, ...(after.deleted && { expiresAt }) }, condition }
  if (after.deleted) return [head, ...deletesOfParts(owner, id)]
  const { version } = facts
  const memberId = (member: string) => member
  const former = partsOf(before?.members ?? [], memberId, MEMBER_PARTS)
  const memberWrites = partsOf(members, memberId, MEMBER_PARTS).flatMap((some, part): Write[] =>
    isDeepStrictEqual(some, former[part]) ? [] : [{ put: { ...membersKey(owner, id, part), members: some, version } }],
  )
  return [head, ...memberWrites, ...(documents ? writesOfDocuments(owner, { id, version }, documents) : [])]
}

function deletesOfParts(owner: Owner, id: string): Write[] {
  const keys = [
    ...Array.from({ length: MEMBER_PARTS }, (_, part) => membersKey(owner, id, part)),
    ...Array.from({ length: DOCUMENT_PARTS }, (_, part) => documentsKey(owner, id, part)),
  ]
  return keys.map((key) => ({ delete: key }))
}

function writesOfDocuments(
  owner: Owner,
  { id, version }: Pick<StoredGroup, 'id' | 'version'>,
  { before, after }: NonNullable<GroupChange['documents']>,
): Write[] {
  const codeOf = ({ contentCode }: GroupDocumentEntry) => contentCode
  const former = partsOf(before, codeOf, DOCUMENT_PARTS)
  return partsOf(after, codeOf, DOCUMENT_PARTS).flatMap((some, part): Write[] => {
    if (isDeepStrictEqual(some, former[part])) return []
    return [{ put: { ...documentsKey(owner, id, part), documents: some as unknown as Json, version } }]
  })
}
