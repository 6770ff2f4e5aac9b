import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { inTransaction } from '../../index/database.ts'
import type { Space } from './learn-space.ts'
import { pack } from './rows.ts'

/**
 * Schema of `search/<tenant>.meaning.db`: learned models, and the passages' positions in them. Readers use a model once it is
 * complete; the former one is then removed.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS models (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  format INTEGER NOT NULL,
  whole INTEGER NOT NULL,
  learned INTEGER NOT NULL,
  known INTEGER NOT NULL,
  last_key INTEGER NOT NULL,
  dimensions INTEGER NOT NULL,
  overview INTEGER NOT NULL,
  centres BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS terms (
  model INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  part INTEGER NOT NULL,
  weight REAL NOT NULL,
  step REAL NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (model, bucket, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS vectors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  model INTEGER NOT NULL,
  part INTEGER NOT NULL,
  keys BLOB NOT NULL,
  places BLOB NOT NULL,
  steps BLOB NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
`

/** Raised with every change of learning. Models of another format are learned again. */
const FORMAT_VERSION = 2

/** Number of the space of the whole library, in which passages find their part. */
export const OVERVIEW = 255

export interface ModelFacts {
  readonly id: number
  /** numbers of documents that it was learned from, and that it covers by now */
  readonly learned: number
  readonly known: number
  /** key of the last document that it covers */
  readonly last_key: number
  readonly dimensions: number
  /** dimensions of the overview, and of each row of `centres` */
  readonly overview: number
  readonly centres: Float32Array
}

export interface TermRow {
  readonly part: number
  readonly weight: number
  readonly step: number
  readonly bytes: Int8Array
}

/** Vectors of the passages of one part. */
export interface PassageVectors {
  readonly part: number
  /** keys of their documents */
  readonly keys: Uint32Array
  /** index of each passage within its document */
  readonly places: Uint32Array
  readonly steps: Float32Array
  readonly bytes: Int8Array
}

export const blobOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array | Int8Array) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
/** Copies a blob to an address that is aligned for wider arrays. */
export const bufferOf = (blob: unknown) => Uint8Array.from(blob as Uint8Array).buffer

function termRow(row: Record<string, unknown> | undefined): TermRow | undefined {
  if (!row) return undefined
  const { buffer, byteOffset, byteLength } = row.bytes as Uint8Array
  const bytes = new Int8Array(buffer, byteOffset, byteLength)
  return { part: row.part as number, weight: row.weight as number, step: row.step as number, bytes }
}

export class ModelStore {
  readonly database: DatabaseSync
  private readonly version: StatementSync
  private readonly oneTerm: StatementSync
  private readonly allTerms: StatementSync

  constructor(folder: string, tenant: string) {
    mkdirSync(folder, { recursive: true })
    this.database = new DatabaseSync(path.join(folder, `${tenant}.meaning.db`), { timeout: 60_000 })
    this.database.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864',
    )
    // Terms are read one by one from all over the file.
    this.database.exec('PRAGMA mmap_size = 268435456')
    this.database.exec(SCHEMA)
    this.version = this.database.prepare('PRAGMA data_version')
    this.oneTerm = this.database.prepare(
      'SELECT part, weight, step, bytes FROM terms WHERE model = ? AND bucket = ? AND part = ?',
    )
    this.allTerms = this.database.prepare('SELECT part, weight, step, bytes FROM terms WHERE model = ? AND bucket = ?')
  }

  /** Number that changes whenever another connection changes the database. */
  dataVersion(): number {
    return this.version.get()?.data_version as number
  }

  wholeModel(): ModelFacts | undefined {
    return this.modelWhere('whole = 1 AND format = ?', FORMAT_VERSION)
  }

  private modelWhere(condition: string, value: number): ModelFacts | undefined {
    const row = this.database.prepare(`SELECT * FROM models WHERE ${condition} ORDER BY id DESC LIMIT 1`).get(value)
    return row && ({ ...row, centres: new Float32Array(bufferOf(row.centres)) } as unknown as ModelFacts)
  }

  begin({
    learned,
    dimensions,
    overview,
    centres,
  }: Pick<ModelFacts, 'learned' | 'dimensions' | 'overview' | 'centres'>): ModelFacts {
    const { lastInsertRowid } = this.database
      .prepare(
        'INSERT INTO models (format, whole, learned, known, last_key, dimensions, overview, centres) VALUES (?, 0, ?, 0, 0, ?, ?, ?)',
      )
      .run(FORMAT_VERSION, learned, dimensions, overview, blobOf(centres))
    return this.modelWhere('id = ?', Number(lastInsertRowid)) as ModelFacts
  }

  addSpace(model: number, part: number, { dimensions, buckets, weights, terms }: Omit<Space, 'texts'>): void {
    const insert = this.database.prepare('INSERT INTO terms VALUES (?, ?, ?, ?, ?, ?)')
    inTransaction(this.database, () => {
      for (const [row, bucket] of buckets.entries()) {
        const { bytes, step } = pack(terms.subarray(row * dimensions, (row + 1) * dimensions))
        insert.run(model, bucket, part, weights[row] as number, step, blobOf(bytes))
      }
    })
  }

  termIn(model: number, bucket: number, part: number): TermRow | undefined {
    return termRow(this.oneTerm.get(model, bucket, part))
  }

  termEverywhere(model: number, bucket: number): TermRow[] {
    return this.allTerms.all(model, bucket).map((row) => termRow(row) as TermRow)
  }

  /** Adds vectors and the last key that is covered with them. */
  addVectors(model: number, vectors: readonly PassageVectors[], documents: number, lastKey: number): void {
    const insert = this.database.prepare(
      'INSERT INTO vectors (model, part, keys, places, steps, bytes) VALUES (?, ?, ?, ?, ?, ?)',
    )
    inTransaction(this.database, () => {
      for (const { part, keys, places, steps, bytes } of vectors)
        insert.run(model, part, blobOf(keys), blobOf(places), blobOf(steps), blobOf(bytes))
      this.database.prepare('UPDATE models SET known = known + ?, last_key = ? WHERE id = ?').run(documents, lastKey, model)
    })
  }

  *vectorsAfter(model: number, id: number): Iterable<PassageVectors & { readonly id: number }> {
    const rows = this.database.prepare('SELECT * FROM vectors WHERE model = ? AND id > ? ORDER BY id')
    for (const row of rows.iterate(model, id))
      yield {
        id: row.id as number,
        part: row.part as number,
        keys: new Uint32Array(bufferOf(row.keys)),
        places: new Uint32Array(bufferOf(row.places)),
        steps: new Float32Array(bufferOf(row.steps)),
        bytes: new Int8Array(bufferOf(row.bytes)),
      }
  }

  /** Makes a model the one in use, and removes old and incomplete ones. */
  finish(model: number): void {
    inTransaction(this.database, () => this.database.prepare('UPDATE models SET whole = 1 WHERE id = ?').run(model))
    this.removeOthers(model)
  }

  private removeOthers(model: number): void {
    inTransaction(this.database, () => {
      for (const table of ['terms', 'vectors']) this.database.prepare(`DELETE FROM ${table} WHERE model <> ?`).run(model)
      this.database.prepare('DELETE FROM models WHERE id <> ?').run(model)
    })
  }

  close(): void {
    this.database.close()
  }
}
