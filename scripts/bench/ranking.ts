import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import type { Corpus } from './corpus.ts'
import { DEPTH, indexAll, mean, readJudged, TENANT } from './judged.ts'

/** Measures nDCG@10 of the judged queries, as people type them. */
export async function benchRanking({ judged: file }: Pick<Corpus, 'judged'>): Promise<void> {
  const { documents, baseline, judge } = readJudged(file)
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const search = openSqliteSearch(folder)
  try {
    await indexAll(search, documents)
    const scope = { tenant: TENANT, documents: 'all', texts: 'all' } as const
    const scores = await judge(
      async (text) => (await search.find({ scope, text, field: 'all', filters: [], sort: 'best', offset: 0, size: DEPTH })).hits,
    )
    const own = mean(scores)
    console.log(`nDCG@10 ${own.toFixed(4)}, BM25 ${baseline.toFixed(4)}, ratio ${(own / baseline).toFixed(3)}`)
  } finally {
    await search.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
