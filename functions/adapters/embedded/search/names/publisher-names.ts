import type { DatabaseSync } from 'node:sqlite'
import { publisherTerm } from '#finding/analysis/term-names.ts'
import { type PublisherNames, publisherNameOf } from '#finding/names/publisher-names.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { termsBeginning } from '../index/term-range.ts'

const learned = new WeakMap<Snapshot, PublisherNames>()
const decoder = new TextDecoder()

/** Of each publisher one document, by its key. */
function firstKeys({ segments }: Snapshot): Map<string, number> {
  const keys = new Map<string, number>()
  for (const { segment } of segments) {
    const { first, last } = termsBeginning(segment, publisherTerm(''))
    for (let term = first; term < last; term++) {
      const bytes = segment.termBytes.subarray(segment.termStarts[term], segment.termStarts[term + 1])
      const doc = segment.postingDocs[segment.postingStarts[term] as number] as number
      keys.set(decoder.decode(bytes).slice(1), segment.keys[doc] as number)
    }
  }
  return keys
}

/** Reads how the publishers of a library are called; what was known before is not read again. */
export function learnPublishers(database: DatabaseSync, snapshot: Snapshot, former: Snapshot): void {
  const names = new Map(learned.get(former))
  const known = new Set(names.values())
  const row = database.prepare('SELECT card FROM documents WHERE key = ?')
  for (const [code, key] of firstKeys(snapshot)) {
    if (known.has(code)) continue
    const card = row.get(key)?.card
    if (typeof card !== 'string') continue
    const name = publisherNameOf(JSON.parse(card))
    if (name) names.set(name, code)
  }
  learned.set(snapshot, names)
}

export const publishersOf = (snapshot: Snapshot): PublisherNames => learned.get(snapshot) ?? new Map()
