import type { DatabaseSync } from 'node:sqlite'
import { batchesOf } from '#async/batches.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchChange } from '#ports/search.ts'
import { newBitmap, setBit } from './bitmap.ts'
import { buildSegment } from './build-segment.ts'
import { inTransaction, openDatabase } from './database.ts'
import { MarkedSegments } from './marked-segments.ts'
import { mergeNext } from './merge-next.ts'
import { wordsOfPages } from './page-words.ts'
import { packRights, rightsOf } from './rights.ts'
import { packSegment, packStreams } from './segment.ts'
import { packStanding } from './standing.ts'
import { dropTexts, saveTexts } from './stored-texts.ts'

const INDEX_BATCH_SIZE = 2000
/** Limit while documents keep coming; more segments would slow searches. */
const MAX_SEGMENTS = 40

const bytesOf = (numbers: Uint32Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Writing side of one tenant's index. Each transaction reads the state that it changes, so that several processes may write. */
export class IndexWriter {
  private readonly database: DatabaseSync

  constructor(folder: string, tenant: string) {
    this.database = openDatabase(folder, tenant)
  }

  index(documents: readonly IndexedDocument[]): void {
    const latest = [...new Map(documents.map((document) => [document.id, document])).values()]
    for (const batch of batchesOf(latest, INDEX_BATCH_SIZE)) this.indexBatch(batch)
  }

  private indexBatch(documents: readonly IndexedDocument[]): void {
    const { segment, streams } = buildSegment(documents, [...documents.keys()])
    const current = newBitmap(documents.length)
    for (const [doc, document] of documents.entries()) if (document.current) setBit(current, doc)
    inTransaction(this.database, () => {
      const first = this.reserveKeys(documents.length)
      this.deleteDocuments(documents.map(({ id }) => id))
      const insert = this.database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?)')
      for (const [doc, one] of documents.entries()) {
        segment.keys[doc] = first + doc
        const shown = one.card.description === one.description ? null : one.description
        insert.run(first + doc, one.id, one.designation, one.title, shown, JSON.stringify(one.card), wordsOfPages(one.pages))
      }
      saveTexts(this.database, first, documents)
      const { lastInsertRowid } = this.database
        .prepare(
          'INSERT INTO segments (first_key, last_key, size, taken_out, version, deleted, current, standings, rights, keys, body, shares) VALUES (?, ?, ?, 0, 1, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(
          first,
          first + documents.length - 1,
          documents.length,
          newBitmap(documents.length),
          current,
          Uint8Array.from(documents, packStanding),
          packRights(rightsOf(documents)),
          bytesOf(segment.keys),
          packSegment(segment),
          segment.shares,
        )
      this.database.prepare('INSERT INTO streams VALUES (?, ?)').run(lastInsertRowid, packStreams(streams))
    })
  }

  private reserveKeys(count: number): number {
    const { next } = this.database.prepare('SELECT next_key AS next FROM sequence').get() as { next: number }
    this.database.prepare('UPDATE sequence SET next_key = ?').run(next + count)
    return next
  }

  private deleteDocuments(ids: readonly string[]): void {
    const marks = new MarkedSegments(this.database)
    const find = this.database.prepare('SELECT key FROM documents WHERE id = ?')
    const drop = this.database.prepare('DELETE FROM documents WHERE key = ?')
    for (const id of ids) {
      const key = find.get(id)?.key as number | undefined
      if (key === undefined) continue
      marks.delete(key)
      drop.run(key)
      dropTexts(this.database, key)
    }
    marks.save()
  }

  remove(ids: readonly string[]): void {
    inTransaction(this.database, () => this.deleteDocuments(ids))
  }

  update(changes: readonly SearchChange[]): void {
    inTransaction(this.database, () => {
      const marks = new MarkedSegments(this.database)
      const find = this.database.prepare('SELECT key, description, card FROM documents WHERE id = ?')
      const change = this.database.prepare('UPDATE documents SET card = ?, description = ? WHERE key = ?')
      for (const { id, card, ...standing } of changes) {
        const row = find.get(id) as { key: number; description: string | null; card: string } | undefined
        if (!row) continue
        marks.setStanding(row.key, standing)
        const description = row.description ?? (JSON.parse(row.card).description as string)
        change.run(JSON.stringify(card), card.description === description ? null : description, row.key)
      }
      marks.save()
    })
  }

  isCrowded(): boolean {
    const row = this.database.prepare('SELECT count(*) AS segments FROM segments').get() as { segments: number }
    return row.segments >= MAX_SEGMENTS
  }

  /** Performs the next merge of segments; false when none is due. */
  mergeNext(): boolean {
    return inTransaction(this.database, () => mergeNext(this.database))
  }

  close(): void {
    this.database.close()
  }
}
