import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '#ports/clock.ts'
import type { Item, Key, Write } from '#ports/table.ts'
import { changeItem, checkCondition } from '../shared/table-change.ts'
import { keyOf, writeBody } from '../shared/table-rules.ts'

export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (pk TEXT NOT NULL, sk TEXT NOT NULL, expires_at REAL, body TEXT NOT NULL, PRIMARY KEY (pk, sk)) STRICT;
  CREATE INDEX IF NOT EXISTS items_that_expire ON items (expires_at) WHERE expires_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
`

const SWEPT_AT_ONCE = 500

export type Row = { readonly body: string; readonly expires_at: number | null }

export const epochSeconds = (clock: Clock): number => clock.now().getTime() / 1000

export function prepareGet(database: DatabaseSync, clock: Clock): (key: Key) => Item | undefined {
  const statement = database.prepare('SELECT body, expires_at FROM items WHERE pk = ? AND sk = ?')
  return ({ pk, sk }) => {
    const row = statement.get(pk, sk) as Row | undefined
    if (!row || (row.expires_at !== null && row.expires_at <= epochSeconds(clock))) return undefined
    return JSON.parse(row.body) as Item
  }
}

/** Writes inside a transaction that somebody else began. */
export function prepareWrites(database: DatabaseSync, clock: Clock) {
  const get = prepareGet(database, clock)
  const put = database.prepare(`INSERT INTO items (pk, sk, expires_at, body) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at, body = excluded.body`)
  const remove = database.prepare('DELETE FROM items WHERE pk = ? AND sk = ?')
  const sweep = database.prepare(
    `DELETE FROM items WHERE rowid IN (SELECT rowid FROM items WHERE expires_at <= ? LIMIT ${SWEPT_AT_ONCE})`,
  )

  /** Checks the write and answers what is left to do, so that nothing is written before all of its companions hold. */
  function plan(write: Write): () => Item | undefined {
    const key = keyOf(write)
    const before = write.condition || 'update' in write ? get(key) : undefined
    if (write.condition) checkCondition(before, write.condition)
    if ('check' in write) return () => undefined
    if ('delete' in write) return () => void remove.run(key.pk, key.sk)
    const item = 'put' in write ? write.put : changeItem(key, before, write.change)
    const body = writeBody(item)
    return () => {
      put.run(item.pk, item.sk, item.expiresAt ?? null, body)
      return item
    }
  }

  return {
    /** All of them or, with an error, none; answers each item as it is then. */
    run: (writes: readonly Write[]): (Item | undefined)[] => writes.map(plan).map((write) => write()),
    sweep: () => void sweep.run(epochSeconds(clock)),
  }
}
