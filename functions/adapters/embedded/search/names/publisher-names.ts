import type { DatabaseSync } from 'node:sqlite'
import { publisherTerm } from '#finding/analysis/term-names.ts'
import { type PublisherNames, publisherNameOf } from '#finding/names/publisher-names.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { termsWithPrefix } from '../index/term-range.ts'

const cache = new WeakMap<Snapshot, PublisherNames>()
const decoder = new TextDecoder()

/** Key of one document of each publisher. */
function firstKeys({ segments }: Snapshot): Map<string, number> {
  const keys = new Map<string, number>()
  for (const { segment } of segments) {
    const { first, last } = termsWithPrefix(segment, publisherTerm(''))
    for (let term = first; term < last; term++) {
      const bytes = segment.termBytes.subarray(segment.termStarts[term], segment.termStarts[term + 1])
      const doc = segment.postingDocs[segment.postingStarts[term] as number] as number
      keys.set(decoder.decode(bytes).slice(1), segment.keys[doc] as number)
    }
  }
  return keys
}

/** Reads the names of a library's publishers. Those of the former snapshot are not read again. */
export function loadPublisherNames(database: DatabaseSync, snapshot: Snapshot, former: Snapshot): void {
  const names = new Map(cache.get(former))
  const known = new Set(names.values())
  const row = database.prepare('SELECT card FROM documents WHERE key = ?')
  for (const [code, key] of firstKeys(snapshot)) {
    if (known.has(code)) continue
    const card = row.get(key)?.card
    if (typeof card !== 'string') continue
    const name = publisherNameOf(JSON.parse(card))
    if (name) names.set(name, code)
  }
  cache.set(snapshot, names)
}

export const publisherNamesOf = (snapshot: Snapshot): PublisherNames => cache.get(snapshot) ?? new Map()
