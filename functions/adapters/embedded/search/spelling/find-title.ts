import type { DatabaseSync } from 'node:sqlite'
import { titleWord } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { inScope } from '../index/allowed.ts'
import { findStoredTitle } from '../index/document-rows.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findFlag, forEachPosting } from '../match/match-terms.ts'

/** Finds some title with the word within the scope. */
export function findTitleWith(
  database: DatabaseSync,
  snapshot: Snapshot,
  { scope }: Pick<SearchIntent, 'scope'>,
  word: string,
): string | undefined {
  let first: number | undefined
  forEachPosting(snapshot, findFlag(snapshot, titleWord(word)), inScope(snapshot, scope), (doc) => {
    first ??= doc
  })
  return first === undefined ? undefined : findStoredTitle(database, snapshot, first)
}
