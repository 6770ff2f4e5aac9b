import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { storedKinds } from '#functions/adapters/shared/item-kinds.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { readCursor, writeCursor } from '#functions/adapters/shared/table-cursor.ts'
import { checkKey, checkKeys, checkQuery, checkWrites } from '#functions/adapters/shared/table-rules.ts'
import { type Item, type Key, type Page, type Query, type Table, TableUnavailable, type WholeTable } from '#ports/table.ts'
import { isOfSqlite, openSqlite } from './sqlite-file.ts'
import { rangeOf } from './table-range.ts'
import { epochSeconds, itemOfRow, makeTables, prepareGet, type RowFacts, type StoredRow } from './table-rows.ts'
import { prepareScan } from './table-scan.ts'
import { openWriter } from './table-writer.ts'

/** Limit of a page, so that no query fills the memory. */
const MAX_PAGE_CHARACTERS = 4_000_000

/** Bytes of the file that are read in place: pages that the system has in memory are not copied, which halves the time to read items. */
const MAX_MAPPED_BYTES = 256 * 2 ** 20

/** Reads the secret of cursors. It is stored with the items, so that a cursor survives a restart and a restore. */
function cursorSecret(database: DatabaseSync): Uint8Array {
  database.prepare(`INSERT INTO secrets VALUES ('cursor', ?) ON CONFLICT DO NOTHING`).run(randomBytes(32))
  return (database.prepare(`SELECT value FROM secrets WHERE name = 'cursor'`).get() as { value: Uint8Array }).value
}

function prepareQuery(database: DatabaseSync, facts: RowFacts) {
  const statement = (direction: 'ASC' | 'DESC') =>
    database.prepare(`SELECT body, version FROM items WHERE pk = ? AND sk >= ? AND sk < ? AND (expires_at IS NULL OR expires_at > ?)
      ORDER BY sk ${direction} LIMIT ?`)
  const ascending = statement('ASC')
  const descending = statement('DESC')
  const secret = cursorSecret(database)

  return (query: Query): Page => {
    const limit = checkQuery(query)
    const { from, to } = rangeOf(query, readCursor(secret, query))
    const rows = (query.descending ? descending : ascending).iterate(query.pk, from, to, epochSeconds(facts.clock), limit + 1)
    const items: Item[] = []
    let characters = 0
    for (const row of rows as Iterable<StoredRow>) {
      if (items.length === limit || characters > MAX_PAGE_CHARACTERS)
        return { items, cursor: writeCursor(secret, query, (items.at(-1) as Item).sk) }
      items.push(itemOfRow(row, facts))
      characters += row.body.length
    }
    return { items }
  }
}

/** Translates errors of SQLite to those of the port. */
async function answer<T>(work: () => T): Promise<T> {
  try {
    return work()
  } catch (error) {
    if (!isOfSqlite(error)) throw error
    throw new TableUnavailable('the table cannot be read', { cause: error })
  }
}

export interface SqliteTable extends WholeTable {
  /** Finishes pending writes and closes the table. */
  close(): Promise<void>
}

export function openSqliteTable(
  file: string,
  { clock = systemClock, versions = storedKinds }: Partial<RowFacts> = {},
): SqliteTable {
  const database = openSqlite(file)
  database.exec(`PRAGMA mmap_size = ${MAX_MAPPED_BYTES}`)
  makeTables(database)
  const facts = { clock, versions }
  const get = prepareGet(database, facts)
  const query = prepareQuery(database, facts)
  const scan = prepareScan(database, facts)
  const writer = openWriter(file, facts)

  const transact: Table['transact'] = async (writes) => {
    checkWrites(writes)
    if (writes.length > 0) await writer.write(writes)
  }

  return {
    get: (key) =>
      answer(() => {
        checkKey(key)
        return get(key)
      }),
    getMany: (keys: readonly Key[]) =>
      answer(() => {
        checkKeys(keys)
        return keys.map(get)
      }),
    put: (put, condition) => transact([{ put, condition }]),
    async update(update, change, condition) {
      const writes = [{ update, change, condition }]
      checkWrites(writes)
      const [item] = await writer.write(writes)
      return item as Item
    },
    delete: (key, condition) => transact([{ delete: key, condition }]),
    query: (wanted) => answer(() => query(wanted)),
    scan: (wanted) => answer(() => scan(wanted)),
    transact,
    async close(): Promise<void> {
      await writer.close()
      database.close()
    },
  }
}
