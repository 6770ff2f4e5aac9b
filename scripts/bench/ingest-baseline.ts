import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { createGunzip } from 'node:zlib'

/** Number of records in a transaction at which it is fastest; more gain nothing. */
const TRANSACTION = 1000
const COLUMNS =
  'id, publisher, designation, others, family, year, title, titles, description, status, type, date, languages, ics, committees, keywords, relations'
const SEARCHED = 'designation, others, title, titles, description, keywords'

/** Simplest ingest, as a baseline: unzips, parses and inserts durably into columns and a full-text table. Returns the number of records. */
export async function ingestBaseline(records: string, file: string): Promise<number> {
  const database = new DatabaseSync(file)
  // The same promise as the library: an acknowledged record survives a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(`CREATE TABLE records (row INTEGER PRIMARY KEY, ${COLUMNS}, UNIQUE (id))`)
  database.exec(`CREATE VIRTUAL TABLE texts USING fts5(${SEARCHED}, content='')`)
  const insert = database.prepare(`INSERT INTO records VALUES (?${', ?'.repeat(COLUMNS.split(',').length)})`)
  const index = database.prepare(`INSERT INTO texts (rowid, ${SEARCHED}) VALUES (?${', ?'.repeat(SEARCHED.split(',').length)})`)
  let row = 0
  database.exec('BEGIN')
  for await (const line of createInterface({ input: createReadStream(records).pipe(createGunzip()) })) {
    const record = JSON.parse(line)
    row += 1
    insert.run(row, ...columnsOf(record))
    index.run(row, ...textsOf(record))
    if (row % TRANSACTION === 0) database.exec('COMMIT; BEGIN')
  }
  database.exec('COMMIT')
  database.close()
  return row
}

// biome-ignore lint/suspicious/noExplicitAny: a loop without checks, as a baseline is
type Loose = any

const listed = (value: Loose) => JSON.stringify(value ?? [])

function columnsOf(r: Loose): (string | number | null)[] {
  return [
    r.id ?? r.designation,
    r.publisher,
    r.designation,
    listed(r.altDesignations),
    r.family ?? null,
    r.year ?? null,
    r.title,
    listed(r.titles),
    r.abstract ?? '',
    r.status ?? '',
    r.docType ?? '',
    r.publishedDate ?? '',
    listed(r.languages),
    listed(r.ics),
    listed(r.committees),
    listed(r.keywords),
    listed(r.relations),
  ]
}

function textsOf(r: Loose): string[] {
  const words = (value: Loose) => Object.values(value ?? {}).join(' ')
  return [r.designation, words(r.altDesignations), r.title, words(r.titles), r.abstract ?? '', words(r.keywords)]
}
