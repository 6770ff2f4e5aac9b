import { MemoryList } from '#lists/memory-list.ts'
import { type ListHead, readChanged, readHead } from './change-log.ts'
import { findListSnapshot, readListSnapshot } from './snapshots.ts'
import type { ListReader, StoredList } from './stored-list.ts'

/** Rows of all lists in the memory of a process; an empty list counts like one. */
const MAX_ROWS = 300_000

/** All rows of a list, in memory. */
export interface ReadList<Row, Part extends string, Column extends string> {
  readonly list: MemoryList<Row, Part, Column>
  /** the last change that it knows */
  readonly head: ListHead
  /** the change after which the stored snapshot was made that it was read from; 0 where there was none */
  readonly snapshotSeq: number
  /** time at which all rows were read, in milliseconds */
  readonly readAt: number
}

// biome-ignore lint/suspicious/noExplicitAny: lists of all kinds share the memory of a process
type AnyList = ReadList<any, any, any>

/** Lists in the memory of a process, by kind and owner. */
interface Memory {
  /** the last one is the one used last */
  readonly lists: Map<string, Promise<AnyList>>
  /** rows of those that are read; their sum is at hand, because there are as many lists as people */
  readonly sizes: Map<string, number>
  rows: number
}

/** The table that lists are of goes with its process, or with its test. */
const memories = new WeakMap<object, Memory>()

/**
 * Reads all rows of an owner's list as they are now. A process keeps them in memory and asks the table what has changed since,
 * which is a small item: so a list of 100,000 rows is read from the table once. The first time they are read from their snapshot,
 * with what changed since. `now` is asked for where a list has an age.
 */
export async function readList<Row, Owner, Part extends string, Column extends string>(
  table: ListReader,
  stored: StoredList<Row, Owner, Part, Column>,
  owner: Owner,
  now = new Date(0),
): Promise<ReadList<Row, Part, Column>> {
  const memory = memories.get(table) ?? { lists: new Map(), sizes: new Map(), rows: 0 }
  memories.set(table, memory)
  const { lists } = memory
  const name = `${stored.name} ${stored.nameOf(owner)}`
  const former = lists.get(name) as Promise<ReadList<Row, Part, Column>> | undefined
  // In turn: the second of two requests finds what the first one read.
  const next = former ? former.then((read) => refresh(table, stored, { owner, now }, read)) : load(table, stored, { owner, now })
  lists.delete(name)
  lists.set(name, next)
  try {
    const read = await next
    // Whoever asked later, or needed the room, knows more.
    if (lists.get(name) === next) resize(memory, name, read.list.size + 1)
    dropOldest(memory, name)
    return read
  } catch (error) {
    if (lists.get(name) === next) drop(memory, name)
    throw error
  }
}

interface Reading<Owner> {
  readonly owner: Owner
  readonly now: Date
}

async function load<Row, Owner, Part extends string, Column extends string>(
  table: ListReader,
  stored: StoredList<Row, Owner, Part, Column>,
  { owner, now }: Reading<Owner>,
): Promise<ReadList<Row, Part, Column>> {
  const readAt = now.getTime()
  const fromSnapshot = await loadSnapshot(table, stored, owner)
  if (fromSnapshot) return { ...fromSnapshot, readAt }
  const head = await readHead(table, stored.log.head(owner))
  return { head, list: new MemoryList(stored, await stored.readAll(table, owner)), snapshotSeq: 0, readAt }
}

async function loadSnapshot<Row, Owner, Part extends string, Column extends string>(
  table: ListReader,
  stored: StoredList<Row, Owner, Part, Column>,
  owner: Owner,
): Promise<Omit<ReadList<Row, Part, Column>, 'readAt'> | undefined> {
  const keys = stored.snapshots
  const snapshot = keys && (await findListSnapshot(table, keys.snapshot(owner)))
  if (!snapshot) return undefined
  const head = await readHead(table, stored.log.head(owner))
  const changed = await readChanged(table, stored, owner, { after: snapshot, upTo: head })
  const rows = changed && (await readListSnapshot<Row, Owner>(table, keys, owner, snapshot))
  if (!rows) return undefined
  const list = new MemoryList(stored, rows)
  for (const row of changed) list.put(row)
  return { head, list, snapshotSeq: snapshot.seq }
}

async function refresh<Row, Owner, Part extends string, Column extends string>(
  table: ListReader,
  stored: StoredList<Row, Owner, Part, Column>,
  { owner, now }: Reading<Owner>,
  read: ReadList<Row, Part, Column>,
): Promise<ReadList<Row, Part, Column>> {
  const { maxAgeMs = Number.POSITIVE_INFINITY } = stored
  if (now.getTime() - read.readAt > maxAgeMs) return load(table, stored, { owner, now })
  const head = await readHead(table, stored.log.head(owner))
  const changed = await readChanged(table, stored, owner, { after: read.head, upTo: head })
  if (!changed) return load(table, stored, { owner, now })
  for (const row of changed) read.list.put(row)
  return { ...read, head }
}

function resize(memory: Memory, name: string, rows: number): void {
  memory.rows += rows - (memory.sizes.get(name) ?? 0)
  memory.sizes.set(name, rows)
}

function drop(memory: Memory, name: string): void {
  resize(memory, name, 0)
  memory.sizes.delete(name)
  memory.lists.delete(name)
}

function dropOldest(memory: Memory, kept: string): void {
  for (const name of memory.lists.keys()) {
    if (memory.rows <= MAX_ROWS) return
    if (name !== kept) drop(memory, name)
  }
}
