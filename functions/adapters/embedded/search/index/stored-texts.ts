import type { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type PageClauses, packClauses, unpackClauses } from '#finding/clause-starts.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { PassageSource } from '#finding/meaning/passages.ts'

/** Schema of the texts that are not in a document's row. */
export const TEXTS_SCHEMA = `
CREATE TABLE IF NOT EXISTS texts (key INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS page_texts (key INTEGER, page INTEGER, body BLOB NOT NULL, PRIMARY KEY (key, page)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS page_clauses (key INTEGER, page INTEGER, body TEXT NOT NULL, PRIMARY KEY (key, page)) STRICT, WITHOUT ROWID;
`

type OtherTexts = Pick<PassageSource, 'otherTitles' | 'formerTitles' | 'keywords' | 'subjects' | 'pages' | 'clauses' | 'unpaged'>
const NONE: OtherTexts = { otherTitles: [], keywords: [], pages: [] }

/** Saves texts within the transaction that writes their documents. `first` is the key of the first document. */
export function saveTexts(database: DatabaseSync, first: number, documents: readonly IndexedDocument[]): void {
  const insert = database.prepare('INSERT INTO texts VALUES (?, ?)')
  const insertPage = database.prepare('INSERT INTO page_texts VALUES (?, ?, ?)')
  const insertClauses = database.prepare('INSERT INTO page_clauses VALUES (?, ?, ?)')
  for (const [at, document] of documents.entries()) {
    const { otherTitles, formerTitles = [], keywords, subjects = [], pages } = document
    if (otherTitles.length + formerTitles.length + keywords.length + subjects.length + pages.length > 0)
      insert.run(first + at, packed({ otherTitles, formerTitles, keywords, subjects, pages: [], pageCount: pages.length }))
    for (const [page, text] of pages.entries()) {
      insertPage.run(first + at, page + 1, packed(text))
      const clauses = packClauses(document, page)
      if (clauses !== undefined) insertClauses.run(first + at, page + 1, clauses)
    }
  }
}

export function dropTexts(database: DatabaseSync, key: number): void {
  database.prepare('DELETE FROM texts WHERE key = ?').run(key)
  database.prepare('DELETE FROM page_texts WHERE key = ?').run(key)
  database.prepare('DELETE FROM page_clauses WHERE key = ?').run(key)
}

/** Texts with the number of pages, which are stored apart. A former release stored the pages among the texts. */
interface StoredTexts extends OtherTexts {
  readonly pageCount?: number
}

/** Bytes up to which a text is stored as it is: setting up a compression costs more time than it saves bytes. */
const MAX_PLAIN_BYTES = 512
const LAST_STORED_BLOCK = 1

/** Wraps bytes as a stream of deflate with one block, which is stored. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(bytes.length + 5)
  block[0] = LAST_STORED_BLOCK
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(~bytes.length & 0xffff, 3)
  bytes.copy(block, 5)
  return block
}

function packed(value: StoredTexts | string): Buffer {
  const bytes = Buffer.from(JSON.stringify(value))
  return bytes.length <= MAX_PLAIN_BYTES ? storedBlock(bytes) : deflateRawSync(bytes, { level: 1 })
}

const unpacked = <T>(body: unknown) => JSON.parse(inflateRawSync(body as Uint8Array).toString()) as T

/** Reads the text of one page, from 1. */
export function readPageText(database: DatabaseSync, key: number, page: number): string | undefined {
  const row = database.prepare('SELECT body FROM page_texts WHERE key = ? AND page = ?').get(key, page)
  if (row) return unpacked(row.body)
  const whole = database.prepare('SELECT body FROM texts WHERE key = ?').get(key)
  return whole && unpacked<StoredTexts>(whole.body).pages[page - 1]
}

/** Reads the clauses of one page, from 1. An index of an earlier release has none. */
export function readPageClauses(database: DatabaseSync, key: number, page: number): PageClauses {
  const row = database.prepare('SELECT body FROM page_clauses WHERE key = ? AND page = ?').get(key, page)
  return unpackClauses(row?.body as string | undefined)
}

function otherTextsOf(database: DatabaseSync, key: number, body: unknown): OtherTexts {
  if (!body) return NONE
  const { pageCount = 0, ...others } = unpacked<StoredTexts>(body)
  if (pageCount === 0) return others
  const rows = database.prepare(PAGES).all(key)
  const clauses = rows.map((row) => unpackClauses((row.clauses ?? undefined) as string | undefined))
  return {
    ...others,
    pages: rows.map((row) => unpacked<string>(row.body)),
    clauses: clauses.map(({ starts }) => starts),
    ...(clauses[0]?.unpaged && { unpaged: true }),
  }
}

const PAGES = `SELECT p.body, c.body AS clauses FROM page_texts p LEFT JOIN page_clauses c ON c.key = p.key AND c.page = p.page
  WHERE p.key = ? ORDER BY p.page`

const ROW = `SELECT d.key, d.title, coalesce(d.description, json_extract(d.card, '$.description'), '') AS description, t.body
  FROM documents d LEFT JOIN texts t ON t.key = d.key`

const textsOf = (database: DatabaseSync, row: Record<string, unknown>): PassageSource => ({
  title: row.title as string,
  description: String(row.description),
  ...otherTextsOf(database, row.key as number, row.body),
})

export function readTexts(database: DatabaseSync, key: number): PassageSource | undefined {
  const row = database.prepare(`${ROW} WHERE d.key = ?`).get(key)
  return row && textsOf(database, row)
}

/** Reads the texts of up to `max` documents after a key, in the order of keys. */
export function* readTextsAfter(
  database: DatabaseSync,
  after: number,
  max: number,
): Iterable<{ key: number; texts: PassageSource }> {
  const rows = database.prepare(`${ROW} WHERE d.key > ? ORDER BY d.key LIMIT ?`).all(after, max)
  for (const row of rows) yield { key: row.key as number, texts: textsOf(database, row) }
}

export function* readKeys(database: DatabaseSync): Iterable<number> {
  for (const row of database.prepare('SELECT key FROM documents').iterate()) yield row.key as number
}

export function countTexts(database: DatabaseSync): { count: number; last: number } {
  const row = database.prepare('SELECT count(*) AS count, coalesce(max(key), 0) AS last FROM documents').get()
  return row as { count: number; last: number }
}
