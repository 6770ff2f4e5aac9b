import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Standing } from '#contract/documents/document-card.ts'
import { statusWordOf } from '#standing/status-words.ts'
import { standingsFrom, withWord } from './standing.ts'
import { TEXTS_SCHEMA } from './stored-texts.ts'

/**
 * Schema of `search/<tenant>.db`. A document's row has the fields that its hit shows; its segment has its terms. Both are
 * written in one transaction. What every write reads of a segment stands before its body, which is large.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS documents (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  designation TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT,
  card TEXT NOT NULL,
  pages BLOB
) STRICT;
CREATE TABLE IF NOT EXISTS segments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  first_key INTEGER NOT NULL,
  last_key INTEGER NOT NULL,
  size INTEGER NOT NULL,
  taken_out INTEGER NOT NULL,
  version INTEGER NOT NULL,
  deleted BLOB NOT NULL,
  current BLOB NOT NULL,
  standings BLOB,
  rights TEXT,
  keys BLOB NOT NULL,
  body BLOB NOT NULL,
  shares BLOB
) STRICT;
CREATE TABLE IF NOT EXISTS streams (segment INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sequence (next_key INTEGER NOT NULL) STRICT;
`

export function openDatabase(folder: string, tenant: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, `${tenant}.db`), { timeout: 60_000 })
  database.exec(
    `PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864`,
  )
  const known = database.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name = 'sequence'`).get()
  if (!known?.n) {
    inTransaction(database, () => {
      database.exec(SCHEMA)
      database.exec(`INSERT INTO sequence SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM sequence)`)
    })
  }
  database.exec(TEXTS_SCHEMA)
  addColumns(database)
  addWords(database)
  return database
}

/** Adds the columns that segments of former releases lack. Their documents stand as their marks tell until they are indexed again. */
function addColumns(database: DatabaseSync): void {
  const missing = () => {
    const known = database.prepare(`SELECT name FROM pragma_table_info('segments')`).all()
    return ['standings BLOB', 'rights TEXT', 'shares BLOB'].filter(
      (column) => !known.some(({ name }) => column.startsWith(`${name} `)),
    )
  }
  if (missing().length === 0) return
  inTransaction(database, () => {
    for (const column of missing()) database.exec(`ALTER TABLE segments ADD COLUMN ${column}`)
  })
}

/** Version of the marks of segments: from 1 on they have the status of each document. */
const MARKS_VERSION = 1

const versionOf = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get()?.user_version as number

/** Adds the status of documents that an earlier release indexed, which stands on their cards. */
function addWords(database: DatabaseSync): void {
  if (versionOf(database) >= MARKS_VERSION) return
  inTransaction(database, () => {
    if (versionOf(database) >= MARKS_VERSION) return
    const cards = database.prepare(
      "SELECT key, json_extract(card, '$.standing.is') AS is_word FROM documents WHERE key BETWEEN ? AND ?",
    )
    const update = database.prepare('UPDATE segments SET version = version + 1, standings = ? WHERE id = ?')
    const segments = database.prepare('SELECT id, first_key, last_key, size, current, standings, keys FROM segments').all()
    for (const { id, first_key, last_key, size, current, standings, keys } of segments) {
      const docOf = new Map(new Uint32Array((keys as Uint8Array).slice().buffer).entries().map(([doc, key]) => [key, doc]))
      const marks = (standings as Uint8Array | null)?.slice() ?? standingsFrom(current as Uint8Array, size as number)
      for (const { key, is_word } of cards.all(first_key as number, last_key as number)) {
        const doc = docOf.get(key as number)
        if (doc !== undefined && is_word !== null)
          marks[doc] = withWord(marks[doc] as number, statusWordOf({ is: is_word as Standing['is'] }))
      }
      update.run(marks, id as number)
    }
    database.exec(`PRAGMA user_version = ${MARKS_VERSION}`)
  })
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
