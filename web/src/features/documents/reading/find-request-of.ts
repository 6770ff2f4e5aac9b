import type { FindRequest } from '#web/reader/find/find-request.ts'
import { termsOf } from '#web/reader/search-terms.ts'

/** Reads the words of a search from the address. */
export function findRequestOf(search: string): (FindRequest & { query: string[] }) | undefined {
  const query = termsOf(new URLSearchParams(search).get('q') ?? '')
  return query.length > 0 ? { query, caseSensitive: false, entireWord: false, highlightAll: true } : undefined
}
