import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Speller } from '#finding/spelling/attempts.ts'
import { correctSpelling } from '#finding/spelling/correct-spelling.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { namedIn } from '../names/find-named.ts'
import { SnapshotAttempts } from './attempts.ts'

const kept = new WeakMap<Snapshot, Map<string, string | undefined>>()
const MOST_KEPT = 200

export function spellerOf(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): Speller {
  return {
    attempts: (most) => new SnapshotAttempts(snapshot, intent, most),
    named: () => namedIn(snapshot, query, intent.scope),
  }
}

/** How a text is read otherwise is the same until something changes. */
export function readOtherwiseOnce(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): string | undefined {
  const name = JSON.stringify([intent.text, intent.scope.documents, intent.field])
  const own = kept.get(snapshot) ?? new Map<string, string | undefined>()
  kept.set(snapshot, own)
  if (!own.has(name)) {
    if (own.size >= MOST_KEPT) own.clear()
    own.set(name, correctSpelling(spellerOf(snapshot, query, intent), query, intent))
  }
  return own.get(name)
}
