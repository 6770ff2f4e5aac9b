import type { DatabaseSync } from 'node:sqlite'
import { cleanText } from '../../../../../lib/designation/clean-text.ts'
import type { Snapshot } from '../snapshot.ts'
import { publisherTerm } from '../term-names.ts'
import { termsBeginning } from '../term-range.ts'

/** Codes of publishers by their names; those of one word may be any word. */
type PublisherNames = ReadonlyMap<string, string>

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
    const { publisherName } = JSON.parse(card) as { publisherName?: unknown }
    if (typeof publisherName === 'string' && publisherName.includes(' ')) names.set(cleanText(publisherName), code)
  }
  learned.set(snapshot, names)
}

const LETTER = /[\p{L}\p{N}]/u
const JOINTS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})\]]+$/gu

/** What a text says beside a publisher's name. */
export function publisherIn(snapshot: Snapshot, text: string): { readonly code: string; readonly rest: string } | undefined {
  const cleaned = cleanText(text)
  let longest = ''
  for (const name of learned.get(snapshot)?.keys() ?? []) {
    const at = name.length > longest.length ? cleaned.indexOf(name) : -1
    if (at >= 0 && !LETTER.test(cleaned[at - 1] ?? ' ') && !LETTER.test(cleaned[at + name.length] ?? ' ')) longest = name
  }
  if (!longest) return undefined
  const [before, after] = [cleaned.slice(0, cleaned.indexOf(longest)), cleaned.slice(cleaned.indexOf(longest) + longest.length)]
  const rest = (/\d/.test(after) ? after : before).replace(JOINTS, '')
  return { code: learned.get(snapshot)?.get(longest) as string, rest }
}
