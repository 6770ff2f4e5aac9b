import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Snapshot, StaleSnapshot, segmentOf } from './snapshot.ts'

interface Statements {
  readonly hit: StatementSync
  readonly card: StatementSync
  readonly name: StatementSync
}

const prepared = new WeakMap<DatabaseSync, Statements>()

function statementsOf(database: DatabaseSync): Statements {
  let statements = prepared.get(database)
  if (!statements) {
    statements = {
      hit: database.prepare('SELECT key, id, designation, title, description, card, pages FROM documents WHERE key = ?'),
      card: database.prepare('SELECT id, card FROM documents WHERE key = ?'),
      name: database.prepare('SELECT id, designation FROM documents WHERE key = ?'),
    }
    prepared.set(database, statements)
  }
  return statements
}

/** Document with the stored JSON of its card. */
export interface StoredCard {
  readonly id: string
  readonly card: string
}

export interface StoredName {
  readonly id: string
  readonly designation: string
}

export interface StoredHit extends StoredCard, StoredName {
  readonly key: number
  readonly title: string
  /** null when the card has the same description */
  readonly description: string | null
  /** words of the pages, see `firstPage` */
  readonly pages: Uint8Array | null
}

function readRow(statement: StatementSync, snapshot: Snapshot, doc: number): Record<string, unknown> {
  const { segment, base } = segmentOf(snapshot, doc)
  const row = statement.get(segment.keys[doc - base] as number)
  if (!row) throw new StaleSnapshot('The document was deleted after the snapshot was taken.')
  return row
}

export function readStoredHit(database: DatabaseSync, snapshot: Snapshot, doc: number): StoredHit {
  return readRow(statementsOf(database).hit, snapshot, doc) as unknown as StoredHit
}

export function readStoredCard(database: DatabaseSync, snapshot: Snapshot, doc: number): StoredCard {
  return { ...readRow(statementsOf(database).card, snapshot, doc) } as unknown as StoredCard
}

export function readStoredName(database: DatabaseSync, snapshot: Snapshot, doc: number): StoredName {
  return { ...readRow(statementsOf(database).name, snapshot, doc) } as unknown as StoredName
}

/** Reads the title of a document; undefined after its deletion. */
export function findStoredTitle(database: DatabaseSync, snapshot: Snapshot, doc: number): string | undefined {
  const { segment, base } = segmentOf(snapshot, doc)
  return statementsOf(database).hit.get(segment.keys[doc - base] as number)?.title as string | undefined
}
