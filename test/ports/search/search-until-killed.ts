import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import { searchDocument } from './search-document.ts'

/** A process that indexes batches until it is killed. */
const search = openSqliteSearch(process.argv[2] as string)
for (let batch = 0; ; batch++) {
  await search.index(
    'astm',
    Array.from({ length: 200 }, (_, n) => searchDocument(`${batch}-${n}`, { title: 'alpha steel', description: 'omega' })),
  )
  process.send?.(batch)
}
