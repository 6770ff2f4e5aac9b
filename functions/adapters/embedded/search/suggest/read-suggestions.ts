import type { DatabaseSync } from 'node:sqlite'
import type { SuggestedFamily, SuggestedPublisher, SuggestIntent } from '#ports/search.ts'
import { readStoredCard, readStoredName } from '../index/document-rows.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findSuggestions } from './find-suggestions.ts'

/** Suggestions whose cards are still the stored JSON. */
export type RawSuggestions = readonly (Omit<SuggestedPublisher, 'families'> & {
  readonly families: readonly (Omit<SuggestedFamily, 'card'> & { readonly card: string })[]
})[]

const MAX_EDITIONS = 50

/** Finds suggestions and reads the documents that they show. */
export function readSuggestions(database: DatabaseSync, snapshot: Snapshot, intent: SuggestIntent): RawSuggestions {
  return findSuggestions(snapshot, intent).map((group) => ({
    ...group,
    families: group.families.map(({ doc, editions }) => ({
      ...readStoredCard(database, snapshot, doc),
      editions: limitEditions(editions, doc).map((one) => readStoredName(database, snapshot, one)),
    })),
  }))
}

/** Keeps the newest editions up to the limit, and the shown one among them. */
function limitEditions(editions: readonly number[], shown: number): readonly number[] {
  if (editions.length <= MAX_EDITIONS) return editions
  const newest = editions.slice(0, MAX_EDITIONS)
  return newest.includes(shown) ? newest : [...newest.slice(0, -1), shown]
}
