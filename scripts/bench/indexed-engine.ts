import type { SearchDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'

export const TENANT = 'demowl'
const BATCH = 1000

export type Engine = ReturnType<typeof openSqliteSearch>

export const intentOf = (text: string, given: Partial<SearchIntent> = {}): SearchIntent => ({
  scope: { tenant: TENANT, documents: 'all' },
  text,
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 10,
  ...given,
})

/** Indexes, closes and opens again, so that caches are as cold as after a start. */
export async function openIndexed(folder: string, documents: Iterable<SearchDocument>): Promise<Engine> {
  const search = openSqliteSearch(folder)
  const began = performance.now()
  let indexed = 0
  let batch: SearchDocument[] = []
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
