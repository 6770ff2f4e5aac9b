import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'

export const TENANT = 'demowl'
const BATCH = 1000

export type Engine = ReturnType<typeof openSqliteSearch>

export const intentOf = (text: string, given: Partial<SearchIntent> = {}): SearchIntent => ({
  scope: { tenant: TENANT, documents: 'all', texts: 'all' },
  text,
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 10,
  ...given,
})

/** Indexes, closes and opens again, so that nothing is warm that a start would not find so. */
export async function openIndexed(folder: string, documents: Iterable<IndexedDocument>): Promise<Engine> {
  const search = openSqliteSearch(folder)
  const began = performance.now()
  let indexed = 0
  let batch: IndexedDocument[] = []
  const flush = async () => {
    await search.index(TENANT, batch)
    indexed += batch.length
    batch = []
  }
  for (const document of documents) if (batch.push(document) === BATCH) await flush()
  if (batch.length) await flush()
  console.log(`${indexed} records indexed at ${Math.round((indexed / (performance.now() - began)) * 1000)} records/s`)
  const closing = performance.now()
  await search.close()
  console.log(`merged and closed in ${Math.round(performance.now() - closing)} ms`)
  const again = openSqliteSearch(folder)
  const opening = performance.now()
  await again.find(intentOf('opening'))
  console.log(`opened and first answer after ${Math.round(performance.now() - opening)} ms`)
  return again
}
