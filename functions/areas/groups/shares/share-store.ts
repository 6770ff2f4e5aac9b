import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { deleteAll } from '#ports/delete-all.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'

/** A document that somebody shares with a person of their account, or of another one who accepted an invitation. */
export interface StoredShare {
  readonly contentCode: string
  readonly by: string
  readonly to: string
  /** plain text */
  readonly message: string
  /** ISO 8601 */
  readonly at: string
  /** names of the sharer, where they are of another account than the reader */
  readonly from?: { readonly firstName: string; readonly lastName: string }
}

type Owner = DirectoryOwner
const HASH_LENGTH = 22

const hash = (text: string) => shortHash(text, HASH_LENGTH)
const receivedPartition = ({ tenant, accountId }: Owner, userId: string) => `${tenant}#shares-to#${accountId}#${hash(userId)}`
const givenPartition = ({ tenant, accountId }: Owner, userId: string) => `${tenant}#shares-by#${accountId}#${hash(userId)}`
const hiddenPartition = ({ tenant, accountId }: Owner, userId: string) => `${tenant}#shares-hidden#${accountId}#${hash(userId)}`

/** Id of a share among those of its sharer. */
export const shareIdOf = ({ contentCode, to }: Pick<StoredShare, 'contentCode' | 'to'>): string =>
  `${hash(contentCode)}.${hash(to)}`

const givenKey = (owner: Owner, by: string, id: string): Key => ({ pk: givenPartition(owner, by), sk: id })
const receivedKey = (owner: Owner, { contentCode, by, to }: Pick<StoredShare, 'contentCode' | 'by' | 'to'>): Key => ({
  pk: receivedPartition(owner, to),
  sk: `${hash(contentCode)}.${hash(by)}`,
})
const hiddenKey = (owner: Owner, userId: string, contentCode: string): Key => ({
  pk: hiddenPartition(owner, userId),
  sk: hash(contentCode),
})

function shareOf({ pk: _, sk: _s, ...share }: Item): StoredShare {
  return share as unknown as StoredShare
}

/** The last shared first. */
async function listIn(table: Pick<Table, 'query'>, pk: string): Promise<StoredShare[]> {
  const shares = (await queryAll(table, { pk })).map(shareOf)
  return shares.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

export const listReceived = (table: Pick<Table, 'query'>, owner: Owner, userId: string) =>
  listIn(table, receivedPartition(owner, userId))

export const listGiven = (table: Pick<Table, 'query'>, owner: Owner, userId: string) =>
  listIn(table, givenPartition(owner, userId))

export async function findGiven(
  table: Pick<Table, 'get'>,
  owner: Owner,
  by: string,
  id: string,
): Promise<StoredShare | undefined> {
  const item = id.isWellFormed() ? await table.get(givenKey(owner, by, id)) : undefined
  return item && shareOf(item)
}

/** Writes of a new share; they fail where there is one already. */
export function writesOfShare(owner: Owner, share: StoredShare): Write[] {
  return [
    { put: { ...givenKey(owner, share.by, shareIdOf(share)), ...share }, condition: { exists: false } },
    writeOfReceived(owner, share),
  ]
}

/** Write of a share for its reader, whose account it names. */
export const writeOfReceived = (reader: Owner, share: StoredShare): Write => ({
  put: { ...receivedKey(reader, share), ...share },
})

export const deleteOfReceived = (reader: Owner, share: Pick<StoredShare, 'contentCode' | 'by' | 'to'>): Write => ({
  delete: receivedKey(reader, share),
})

export function deletesOfShare(owner: Owner, share: StoredShare): Write[] {
  return [{ delete: givenKey(owner, share.by, shareIdOf(share)) }, deleteOfReceived(owner, share)]
}

/** Lists hashes of the codes of shared documents that somebody has hidden. */
export const listHidden = async (table: Pick<Table, 'query'>, owner: Owner, userId: string): Promise<string[]> =>
  (await queryAll(table, { pk: hiddenPartition(owner, userId) })).map(({ sk }) => sk)

/** Reads which documents somebody has hidden: fewer as a rule than are shared with them. */
export async function readHidden(
  table: Pick<Table, 'query'>,
  owner: Owner,
  userId: string,
): Promise<(contentCode: string) => boolean> {
  const hidden = new Set(await listHidden(table, owner, userId))
  return (contentCode) => hidden.size > 0 && hidden.has(hash(contentCode))
}

/** Hides a document from somebody, or shows it again. */
export async function saveHidden(
  table: Pick<Table, 'put' | 'delete'>,
  owner: Owner,
  userId: string,
  { contentCode, hidden }: { readonly contentCode: string; readonly hidden: boolean },
): Promise<void> {
  const key = hiddenKey(owner, userId, contentCode)
  await (hidden ? table.put({ ...key, contentCode }) : table.delete(key))
}

/** Shows somebody nothing as hidden any more. */
export const eraseHidden = (table: Pick<Table, 'query' | 'transact'>, owner: Owner, userId: string): Promise<void> =>
  deleteAll(table, { pk: hiddenPartition(owner, userId) })
