import type { StatementSync } from 'node:sqlite'
import { titleWord } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { inScope } from '../index/allowed.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { eachPosting, lookUp } from '../match/match-words.ts'

/** Some title within the scope that has the word; `row` reads a document by its key. */
export function titleWith(
  snapshot: Snapshot,
  row: StatementSync,
  { scope }: Pick<SearchIntent, 'scope'>,
  word: string,
): string | undefined {
  let first: number | undefined
  eachPosting(snapshot, lookUp(snapshot, titleWord(word)), inScope(snapshot, scope), (doc) => {
    first ??= doc
  })
  if (first === undefined) return undefined
  const { segment, base } = segmentOf(snapshot, first)
  return row.get(segment.keys[first - base] as number)?.title as string | undefined
}
