import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Speller } from '#finding/spelling/attempts.ts'
import { correctSpelling } from '#finding/spelling/correct-spelling.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { designationMatchIn } from '../names/named-documents.ts'
import { SnapshotAttempts } from './attempts.ts'

const cache = new WeakMap<Snapshot, Map<string, string | undefined>>()
const CACHE_SIZE = 200

export function spellerOf(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): Speller {
  return {
    attempts: (maxAttempts) => new SnapshotAttempts(snapshot, intent, maxAttempts),
    named: () => designationMatchIn(snapshot, query, intent.scope),
  }
}

/** Corrects a text once per snapshot. */
export function correctSpellingOnce(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): string | undefined {
  const name = JSON.stringify([intent.text, intent.scope, intent.field])
  const own = cache.get(snapshot) ?? new Map<string, string | undefined>()
  cache.set(snapshot, own)
  if (!own.has(name)) {
    if (own.size >= CACHE_SIZE) own.clear()
    own.set(name, correctSpelling(spellerOf(snapshot, query, intent), query, intent))
  }
  return own.get(name)
}
