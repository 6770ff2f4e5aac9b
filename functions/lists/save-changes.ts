import { batchesOf } from '#async/batches.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { readHead, writesOfHead } from './change-log.ts'
import type { StoredList } from './stored-list.ts'

/** changes; their writes fit one transaction */
const BATCH_SIZE = 20

/** Change of a row; `before` is absent for a new one. */
export interface RowChange<Row> {
  readonly before?: Row
  readonly after: Row
}

/** A kind of list that is written. */
export interface WrittenList<Row, Owner, Change extends RowChange<Row>>
  extends Pick<StoredList<Row, Owner>, 'idOf' | 'versionOf' | 'readSome' | 'log'> {
  /** Lists the writes of changes, at most four each; they fail where a row is no longer of the version before. */
  readonly writesOf: (owner: Owner, changes: readonly Change[]) => Write[]
  /** Tells whether a stored row is what a write made: its answer may have been lost. */
  readonly isWritten: (stored: Row, after: Row) => boolean
}

/** Writes all of it or nothing; throws ConditionFailed where a condition does not hold. */
type Transact = (writes: readonly Write[]) => Promise<void>

/**
 * Saves changes of rows with the log of their list, by a transaction of the table or by one that writes more with them. Returns the ids of those that were not saved because the row was changed
 * meanwhile. The changes of an owner follow each other, and writers at the same time try again.
 */
export async function saveChanges<Row, Owner, Change extends RowChange<Row>>(
  ports: Pick<Ports, 'table' | 'clock'>,
  list: WrittenList<Row, Owner, Change>,
  owner: Owner,
  changes: readonly Change[],
  transact: Transact = (writes) => ports.table.transact(writes),
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  for (const some of batchesOf(changes, BATCH_SIZE))
    for (const id of await saveBatch(ports, list, owner, some, transact)) lost.add(id)
  return lost
}

async function saveBatch<Row, Owner, Change extends RowChange<Row>>(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  list: WrittenList<Row, Owner, Change>,
  owner: Owner,
  changes: readonly Change[],
  transact: Transact,
): Promise<string[]> {
  let waiting = changes
  const lost: string[] = []
  return untilWritten(async () => {
    if (waiting.length === 0) return lost
    const head = await readHead(table, list.log.head(owner))
    const ids = waiting.map(({ after }) => list.idOf(after))
    try {
      await transact([...list.writesOf(owner, waiting), ...writesOfHead(list, owner, head, { ids, now: clock.now() })])
      return lost
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
    const stored = new Map((await list.readSome(table, owner, ids)).map((row) => [list.idOf(row), row]))
    waiting = waiting.filter(({ before, after }) => {
      const row = stored.get(list.idOf(after))
      if (row && list.isWritten(row, after)) return false
      const isLost = (row && list.versionOf(row)) !== (before && list.versionOf(before))
      if (isLost) lost.push(list.idOf(after))
      return !isLost
    })
    return waiting.length === 0 ? lost : undefined
  })
}
