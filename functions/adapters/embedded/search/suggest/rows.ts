import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SuggestedFamily, SuggestedPublisher } from '#ports/search.ts'
import { type Snapshot, StaleSnapshot, segmentOf } from '../index/snapshot.ts'
import type { PublisherFound } from './suggest.ts'

/** Suggestions whose cards are still as they were stored. */
export type RawSuggestions = readonly (Omit<SuggestedPublisher, 'families'> & {
  readonly families: readonly (Omit<SuggestedFamily, 'card'> & { readonly card: string })[]
})[]

const MOST_EDITIONS = 50

interface Statements {
  readonly card: StatementSync
  readonly name: StatementSync
}
const prepared = new WeakMap<DatabaseSync, Statements>()

function statementsOf(database: DatabaseSync): Statements {
  let statements = prepared.get(database)
  if (!statements) {
    statements = {
      card: database.prepare('SELECT id, card FROM documents WHERE key = ?'),
      name: database.prepare('SELECT id, designation FROM documents WHERE key = ?'),
    }
    prepared.set(database, statements)
  }
  return statements
}

/** A document whose card is still as it was stored. */
export interface Shown {
  readonly id: string
  readonly card: string
}

function readRow<T>(statement: StatementSync, snapshot: Snapshot, doc: number): T {
  const { segment, base } = segmentOf(snapshot, doc)
  const row = statement.get(segment.keys[doc - base] as number)
  if (!row) throw new StaleSnapshot('taken out meanwhile')
  return { ...row } as T
}

export function readShown(database: DatabaseSync, snapshot: Snapshot, doc: number): Shown {
  return readRow(statementsOf(database).card, snapshot, doc)
}

/** What is shown of the families that were found. */
export function readSuggestions(database: DatabaseSync, snapshot: Snapshot, found: readonly PublisherFound[]): RawSuggestions {
  const { card, name } = statementsOf(database)
  const read = <T>(statement: StatementSync, doc: number) => readRow<T>(statement, snapshot, doc)
  return found.map((group) => ({
    ...group,
    families: group.families.map(({ doc, editions }) => ({
      ...read<{ id: string; card: string }>(card, doc),
      editions: withThat(editions, doc).map((one) => ({ ...read<{ id: string; designation: string }>(name, one) })),
    })),
  }))
}

/** At most so many, that one among them. */
function withThat(editions: readonly number[], doc: number): readonly number[] {
  if (editions.length <= MOST_EDITIONS) return editions
  const newest = editions.slice(0, MOST_EDITIONS)
  return newest.includes(doc) ? newest : [...newest.slice(0, -1), doc]
}
