import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../index/database.ts'
import { blobOf, bufferOf, type PassageVectors } from '../space/model-store.ts'

/** Tables of passages' vectors by a sentence model, beside the learned space. A model is used once it covers all documents. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS sentence_models (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  version TEXT NOT NULL UNIQUE,
  whole INTEGER NOT NULL,
  last_key INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sentences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  model INTEGER NOT NULL,
  keys BLOB NOT NULL,
  places BLOB NOT NULL,
  steps BLOB NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
`

export interface SentenceFacts {
  readonly id: number
  readonly whole: number
  /** key of the last document covered */
  readonly last_key: number
}

export type SentenceVectors = Omit<PassageVectors, 'part'>

/** Share of present documents up to which vectors are rewritten without the others. */
const MAX_PRESENT_SHARE = 0.5

function rowsOf({ keys, places, steps, bytes }: SentenceVectors, rows: readonly number[]): SentenceVectors {
  const width = bytes.length / keys.length
  const own = new Int8Array(rows.length * width)
  for (const [at, row] of rows.entries()) own.set(bytes.subarray(row * width, (row + 1) * width), at * width)
  return {
    keys: Uint32Array.from(rows, (row) => keys[row] as number),
    places: Uint32Array.from(rows, (row) => places[row] as number),
    steps: Float32Array.from(rows, (row) => steps[row] as number),
    bytes: own,
  }
}

export class SentenceStore {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
    database.exec(SCHEMA)
  }

  find(version: string): SentenceFacts | undefined {
    const row = this.database.prepare('SELECT id, whole, last_key FROM sentence_models WHERE version = ?').get(version)
    return row as SentenceFacts | undefined
  }

  begin(version: string): SentenceFacts {
    this.database.prepare('INSERT OR IGNORE INTO sentence_models (version, whole, last_key) VALUES (?, 0, 0)').run(version)
    return this.find(version) as SentenceFacts
  }

  add(model: number, { keys, places, steps, bytes }: SentenceVectors, lastKey: number): void {
    inTransaction(this.database, () => {
      this.database
        .prepare('INSERT INTO sentences (model, keys, places, steps, bytes) VALUES (?, ?, ?, ?, ?)')
        .run(model, blobOf(keys), blobOf(places), blobOf(steps), blobOf(bytes))
      this.database.prepare('UPDATE sentence_models SET last_key = ? WHERE id = ?').run(lastKey, model)
    })
  }

  /** Reads vectors one row at a time, so that the caller may change the rows it has read. */
  *after(model: number, id: number): Iterable<SentenceVectors & { readonly id: number }> {
    const next = this.database.prepare('SELECT * FROM sentences WHERE model = ? AND id > ? ORDER BY id LIMIT 1')
    for (let row = next.get(model, id); row; row = next.get(model, row.id as number))
      yield {
        id: row.id as number,
        keys: new Uint32Array(bufferOf(row.keys)),
        places: new Uint32Array(bufferOf(row.places)),
        steps: new Float32Array(bufferOf(row.steps)),
        bytes: new Int8Array(bufferOf(row.bytes)),
      }
  }

  /** Removes vectors of deleted documents where they are the majority. They cost space and time. */
  removeOrphans(model: number, present: ReadonlySet<number>): void {
    const update = this.database.prepare('UPDATE sentences SET keys = ?, places = ?, steps = ?, bytes = ? WHERE id = ?')
    const remove = this.database.prepare('DELETE FROM sentences WHERE id = ?')
    for (const { id, ...vectors } of this.after(model, 0)) {
      const rest = [...vectors.keys.keys()].filter((row) => present.has(vectors.keys[row] as number))
      if (rest.length > MAX_PRESENT_SHARE * vectors.keys.length) continue
      const { keys, places, steps, bytes } = rowsOf(vectors, rest)
      if (rest.length > 0) update.run(blobOf(keys), blobOf(places), blobOf(steps), blobOf(bytes), id)
      else remove.run(id)
    }
  }

  /** Makes a model the one in use and removes those of other versions. */
  finish(model: number): void {
    inTransaction(this.database, () => {
      this.database.prepare('UPDATE sentence_models SET whole = 1 WHERE id = ?').run(model)
      this.database.prepare('DELETE FROM sentences WHERE model <> ?').run(model)
      this.database.prepare('DELETE FROM sentence_models WHERE id <> ?').run(model)
    })
  }
}
