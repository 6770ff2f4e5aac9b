import type { MemoryList } from '#lists/memory-list.ts'
import type { Table } from '#ports/table.ts'
import { readChanged } from './change-log.ts'
import { type ReadList, readList } from './read-list.ts'
import { findListSnapshot, isSnapshotDue, saveListSnapshot } from './snapshots.ts'
import type { StoredList } from './stored-list.ts'

/** Rows of a list of which a snapshot is stored; fewer are read as fast without it. */
const MIN_ROWS = 2000

// biome-ignore lint/suspicious/noExplicitAny: lists of all kinds
type AnyMemoryList = MemoryList<any, any, any>

/** The change after which a snapshot was last asked for. */
const askedAt = new WeakMap<AnyMemoryList, number>()

/** Tells, once for a change, whether the next process would have to read so many rows that a snapshot is to be made. */
export function isSnapshotWanted<Row, Part extends string, Column extends string>({
  list,
  head,
  snapshotSeq,
}: ReadList<Row, Part, Column>): boolean {
  if (list.size < MIN_ROWS || !isSnapshotDue(head, Math.max(snapshotSeq, askedAt.get(list) ?? 0))) return false
  askedAt.set(list, head.seq)
  return true
}

/** Stores a snapshot of a list, from which processes read it; a snapshot that is new enough stays. */
export async function refreshSnapshot<Row extends object, Owner, Part extends string, Column extends string>(
  table: Pick<Table, 'get' | 'getMany' | 'query' | 'put' | 'delete'>,
  stored: StoredList<Row, Owner, Part, Column>,
  owner: Owner,
  now: Date,
): Promise<void> {
  const { snapshots } = stored
  if (!snapshots) return
  const former = await findListSnapshot(table, snapshots.snapshot(owner))
  const { list, head } = await readList(table, stored, owner)
  const isRead = former && (await readChanged(table, stored, owner, { after: former, upTo: head }))
  if (isRead && !isSnapshotDue(head, former.seq)) return
  const rows = stored.parts.flatMap((part) => list.ordered(part))
  await saveListSnapshot(table, snapshots, owner, { rows, head, former, now })
}
