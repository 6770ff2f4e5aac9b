import type { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { PassageSource } from '#finding/meaning/passages.ts'

/** Schema of the texts that are not in a document's row. */
export const TEXTS_SCHEMA = 'CREATE TABLE IF NOT EXISTS texts (key INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT'

type OtherTexts = Pick<PassageSource, 'otherTitles' | 'keywords' | 'pages'>
const NONE: OtherTexts = { otherTitles: [], keywords: [], pages: [] }

/** Saves texts within the transaction that writes their documents. `first` is the key of the first document. */
export function saveTexts(database: DatabaseSync, first: number, documents: readonly IndexedDocument[]): void {
  const insert = database.prepare('INSERT INTO texts VALUES (?, ?)')
  for (const [at, { otherTitles, keywords, pages }] of documents.entries())
    if (otherTitles.length + keywords.length + pages.length > 0)
      insert.run(first + at, deflateRawSync(JSON.stringify({ otherTitles, keywords, pages } satisfies OtherTexts), { level: 1 }))
}

function otherTextsOf(body: unknown): OtherTexts {
  return body ? (JSON.parse(inflateRawSync(body as Uint8Array).toString()) as OtherTexts) : NONE
}

const ROW = `SELECT d.key, d.title, coalesce(d.description, json_extract(d.card, '$.description'), '') AS description, t.body
  FROM documents d LEFT JOIN texts t ON t.key = d.key`

const textsOf = (row: Record<string, unknown>): PassageSource => ({
  title: row.title as string,
  description: String(row.description),
  ...otherTextsOf(row.body),
})

export function readTexts(database: DatabaseSync, key: number): PassageSource | undefined {
  const row = database.prepare(`${ROW} WHERE d.key = ?`).get(key)
  return row && textsOf(row)
}

/** Reads the texts of up to `max` documents after a key, in the order of keys. */
export function* readTextsAfter(
  database: DatabaseSync,
  after: number,
  max: number,
): Iterable<{ key: number; texts: PassageSource }> {
  const rows = database.prepare(`${ROW} WHERE d.key > ? ORDER BY d.key LIMIT ?`).all(after, max)
  for (const row of rows) yield { key: row.key as number, texts: textsOf(row) }
}

export function* readKeys(database: DatabaseSync): Iterable<number> {
  for (const row of database.prepare('SELECT key FROM documents').iterate()) yield row.key as number
}

export function countTexts(database: DatabaseSync): { count: number; last: number } {
  const row = database.prepare('SELECT count(*) AS count, coalesce(max(key), 0) AS last FROM documents').get()
  return row as { count: number; last: number }
}
