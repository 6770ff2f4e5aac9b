import { createHash } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'

/** digits of a number in a key, so that keys are in the order of values */
const NUMBER_LENGTH = 12
/** bytes; a sort key has 1024 at most */
const MAX_KEY_BYTES = 900
const BATCH_SIZE = 100

/** Account whose operator put together a collection. */
export interface CollectionOwner {
  readonly tenant: Tenant
  readonly accountId: string
}

const partitionOf = ({ tenant, accountId }: CollectionOwner) => `${tenant}#collections#${accountId}`
const headKey = ({ tenant, accountId }: CollectionOwner): Key => ({ pk: `${tenant}#collections-head#${accountId}`, sk: 'head' })

/** Sorts designations and content codes alike, numbers by their values; two spellings of a name are one. */
export function collectionKeyOf(entry: string): string {
  const words = entry
    .normalize('NFKC')
    .toUpperCase()
    .match(/\p{L}+|\d+/gu) ?? [entry]
  const key = words.map((word) => (/^\d/.test(word) ? word.padStart(NUMBER_LENGTH, '0') : word)).join(' ')
  if (Buffer.byteLength(key) <= MAX_KEY_BYTES) return key
  return `${key.slice(0, MAX_KEY_BYTES / 4)} ${createHash('sha256').update(key).digest('base64url')}`
}

/** Replaces the collection of an account. A run that was killed is completed by the next one with the same entries. */
export async function saveCollection(table: Table, owner: CollectionOwner, entries: readonly string[]): Promise<void> {
  const wanted = new Map(entries.map((entry) => [collectionKeyOf(entry), entry]))
  const stored = await queryAll(table, { pk: partitionOf(owner) })
  const known = new Map(stored.map(({ sk, entry }) => [sk, entry as string]))
  const keyOf = (sk: string): Key => ({ pk: partitionOf(owner), sk })
  const writes: Write[] = [
    ...[...wanted].filter(([sk, entry]) => known.get(sk) !== entry).map(([sk, entry]) => ({ put: { ...keyOf(sk), entry } })),
    ...[...known.keys()].filter((sk) => !wanted.has(sk)).map((sk) => ({ delete: keyOf(sk) })),
  ]
  for (const some of batchesOf(writes, BATCH_SIZE)) await table.transact(some)
  if ((await countCollection(table, owner)) !== wanted.size) await table.put({ ...headKey(owner), count: wanted.size })
}

/** Counts the entries of a collection; undefined where the account never had one. */
export async function countCollection(table: Pick<Table, 'get'>, owner: CollectionOwner): Promise<number | undefined> {
  return (await table.get(headKey(owner)))?.count as number | undefined
}

const entryOf = ({ entry }: Item) => entry as string

/** Reads some entries of a collection by designation, in either direction. */
export async function readCollection(
  table: Pick<Table, 'query'>,
  owner: CollectionOwner,
  { from, to, descending }: { readonly from: number; readonly to: number; readonly descending: boolean },
): Promise<string[]> {
  if (to <= from) return []
  const entries: string[] = []
  for await (const items of queryPages(table, { pk: partitionOf(owner), limit: Math.min(to, 1000), descending })) {
    entries.push(...items.map(entryOf))
    if (entries.length >= to) break
  }
  return entries.slice(from, to)
}
