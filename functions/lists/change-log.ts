import { randomUUID } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import type { ListReader, StoredList } from './stored-list.ts'

/** Time for which the item of a change is read for what followed it; then a snapshot is made anew. */
const CHANGE_LIFETIME_S = 30 * 86_400
/** changes that are followed at most; after more of them all rows are read */
const MAX_FOLLOWED = 500
const READ_BATCH_SIZE = 100

/** The last change of a list. */
export interface ListHead {
  /** number of the change, from 1; 0 where there was none */
  readonly seq: number
  /** tells it from another change of its number, as there is after a backup was brought back */
  readonly change: string
}

/** Reads the last change of a list so far. */
export async function readHead(table: Pick<Table, 'get'>, key: Key): Promise<ListHead> {
  const item = await table.get(key)
  return { seq: Number(item?.seq ?? 0), change: String(item?.change ?? '') }
}

/** Reads the rows of the changes that follow one, up to another; undefined where they are too many, or not known to follow it. */
export async function readChanged<Row, Owner, Part extends string, Column extends string>(
  table: ListReader,
  { log, readSome }: StoredList<Row, Owner, Part, Column>,
  owner: Owner,
  { after, upTo }: { readonly after: ListHead; readonly upTo: ListHead },
): Promise<Row[] | undefined> {
  const count = upTo.seq - after.seq
  if (count === 0) return upTo.change === after.change ? [] : undefined
  if (count < 0 || count > MAX_FOLLOWED) return undefined
  const keys = Array.from({ length: count }, (_, at) => log.change(owner, after.seq + at + 1))
  const batches = await Promise.all([...batchesOf(keys, READ_BATCH_SIZE)].map((some) => table.getMany(some)))
  const changes: (Item | undefined)[] = batches.flat()
  if ((changes[0]?.after ?? '') !== after.change) return undefined
  const ids = new Set<string>()
  for (const change of changes) {
    if (!change) return undefined
    for (const id of change.ids as string[]) ids.add(id)
  }
  return readSome(table, owner, [...ids])
}

/** Writes that make a change the last one, after `head`. */
export function writesOfHead<Owner>(
  { log }: Pick<StoredList<never, Owner>, 'log'>,
  owner: Owner,
  { seq, change }: ListHead,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Write[] {
  const expiresAt = Math.floor(now.getTime() / 1000) + CHANGE_LIFETIME_S
  return [
    {
      put: { ...log.head(owner), seq: seq + 1, change: randomUUID() },
      condition: seq === 0 ? { exists: false } : { attribute: 'seq', equals: seq },
    },
    { put: { ...log.change(owner, seq + 1), ids, after: change, expiresAt } },
  ]
}
