import type { FindRequest } from '#web/reader/find/find-request.ts'
import { termsOf } from '#web/reader/search-terms.ts'

/** Reads the words of a search, as the address has them: together, unless the search itself says which of them belong together. */
export function findRequestOf(words: string | null): FindRequest | undefined {
  const asked = words?.trim() ?? ''
  const terms = termsOf(asked)
  if (terms.length === 0) return undefined
  const anyWord = asked.includes('"') && terms.length > 1
  return { query: anyWord ? asked : terms.join(' '), anyWord, caseSensitive: false, entireWord: false, highlightAll: true }
}
