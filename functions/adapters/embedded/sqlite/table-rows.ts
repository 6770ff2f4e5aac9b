import type { DatabaseSync } from 'node:sqlite'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import { changeItem, checkCondition } from '#functions/adapters/shared/table-change.ts'
import { checkBodies, keyOf, writeBody } from '#functions/adapters/shared/table-rules.ts'
import type { Clock } from '#ports/clock.ts'
import type { Item, Key, Write } from '#ports/table.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (pk TEXT NOT NULL, sk TEXT NOT NULL, expires_at REAL, body TEXT NOT NULL, PRIMARY KEY (pk, sk)) STRICT;
  CREATE INDEX IF NOT EXISTS items_that_expire ON items (expires_at) WHERE expires_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
`
const WITH_VERSION = 'ALTER TABLE items ADD COLUMN version INTEGER NOT NULL DEFAULT 1'

/** Creates the tables, or migrates those of an earlier release. Two processes may do so at a time. */
export function makeTables(database: DatabaseSync): void {
  database.exec(`BEGIN IMMEDIATE; ${SCHEMA}`)
  const columns = database.prepare(`SELECT name FROM pragma_table_info('items')`).all()
  if (!columns.some(({ name }) => name === 'version')) database.exec(WITH_VERSION)
  database.exec('COMMIT')
}

const SWEEP_BATCH_SIZE = 500

export type StoredRow = { readonly body: string; readonly version: number }
type Row = StoredRow & { readonly expires_at: number | null }

/** Clock and item versions, for reading and writing rows. */
export interface RowFacts {
  readonly clock: Clock
  readonly versions: ItemVersions
}

export const epochSeconds = (clock: Clock): number => clock.now().getTime() / 1000

export const itemOfRow = ({ body, version }: StoredRow, { versions }: RowFacts): Item =>
  versions.read({ item: JSON.parse(body), version })

function prepareRow(database: DatabaseSync, clock: Clock): (key: Key) => Row | undefined {
  const statement = database.prepare('SELECT body, version, expires_at FROM items WHERE pk = ? AND sk = ?')
  return ({ pk, sk }) => {
    const row = statement.get(pk, sk) as Row | undefined
    return !row || (row.expires_at !== null && row.expires_at <= epochSeconds(clock)) ? undefined : row
  }
}

export function prepareGet(database: DatabaseSync, facts: RowFacts): (key: Key) => Item | undefined {
  const find = prepareRow(database, facts.clock)
  return (key) => {
    const row = find(key)
    return row && itemOfRow(row, facts)
  }
}

/** Prepares writes inside a transaction of the caller. */
export function prepareWrites(database: DatabaseSync, facts: RowFacts) {
  const { clock, versions } = facts
  const find = prepareRow(database, clock)
  const put = database.prepare(`INSERT INTO items (pk, sk, expires_at, body, version) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at, body = excluded.body, version = excluded.version`)
  const remove = database.prepare('DELETE FROM items WHERE pk = ? AND sk = ?')
  const sweep = database.prepare(
    `DELETE FROM items WHERE rowid IN (SELECT rowid FROM items WHERE expires_at <= ? LIMIT ${SWEEP_BATCH_SIZE})`,
  )

  /** Checks a write and returns the rest of the work: nothing is written before all writes of the transaction are checked. */
  function plan(write: Write): { readonly body: string; run(): Item | undefined } {
    const key = keyOf(write)
    const row = find(key)
    if (row) versions.check(key, row.version)
    const before = row && (write.condition || 'update' in write) ? itemOfRow(row, facts) : undefined
    if (write.condition) checkCondition(before, write.condition)
    if ('check' in write) return { body: '', run: () => undefined }
    if ('delete' in write) return { body: '', run: () => void remove.run(key.pk, key.sk) }
    const item = 'put' in write ? write.put : changeItem(key, before, write.change)
    const stored = versions.write(item)
    const body = writeBody(stored.item)
    const run = () => {
      put.run(item.pk, item.sk, item.expiresAt ?? null, body, stored.version)
      return item
    }
    return { body, run }
  }

  return {
    /** Runs all writes, or none of them with an error. Returns the new items. */
    run(writes: readonly Write[]): (Item | undefined)[] {
      const plans = writes.map(plan)
      checkBodies(plans.map(({ body }) => body))
      return plans.map(({ run }) => run())
    },
    sweep: () => void sweep.run(epochSeconds(clock)),
  }
}
