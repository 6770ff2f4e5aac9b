import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Facet, SearchFilter } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import type { Corpus } from './corpus.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { intentOf, openIndexed } from './indexed-engine.ts'
import { percentile } from './percentile.ts'

const ALL: readonly Facet[] = ['publisher', 'documentType', 'committee', 'ics', 'taxonomy', 'sector', 'topic']
const TICKED: readonly Facet[] = ['publisher', 'documentType', 'ics']
const TICKS_EACH = 4
const ROUNDS = 5

/** Twelve most frequent values in the results of a query. */
async function ticksOf(engine: Pick<Search, 'find'>, text: string): Promise<SearchFilter[]> {
  const { counts = {} } = await engine.find(intentOf(text, { size: 0, count: TICKED }))
  return TICKED.map((facet) => ({ facet, values: (counts[facet] ?? []).slice(0, TICKS_EACH).map(({ value }) => value) }))
}

/** Measures a query with twelve values selected, with and without the counts of all categories, and its text alone. */
export async function measureCounts(engine: Pick<Search, 'find'>, queries: readonly string[]): Promise<void> {
  const times: Record<'counted' | 'ticked' | 'alone', number[]> = { counted: [], ticked: [], alone: [] }
  const ticks = new Map<string, SearchFilter[]>()
  for (const query of queries) ticks.set(query, await ticksOf(engine, query))
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) {
      const filters = ticks.get(query) as SearchFilter[]
      const asked = [
        ['counted', intentOf(query, { filters, count: ALL })],
        ['ticked', intentOf(query, { filters })],
        ['alone', intentOf(query)],
      ] as const
      // The order alternates, because the first one fills caches that both use.
      for (const [name, intent] of round % 2 ? asked : asked.toReversed()) {
        const began = performance.now()
        await engine.find(intent)
        if (round > 0) times[name].push(performance.now() - began)
      }
    }
  }
  for (const share of [0.5, 0.95]) {
    const [counted, ticked, alone] = [times.counted, times.ticked, times.alone].map((some) => percentile(some, share)) as [
      number,
      number,
      number,
    ]
    console.log(
      `p${share * 100}: with all counts ${counted.toFixed(2)} ms ÷ the same without ${ticked.toFixed(2)} ms = ${(counted / ticked).toFixed(2)}; ÷ the text alone ${alone.toFixed(2)} ms = ${(counted / alone).toFixed(2)}`,
    )
  }
}

export async function benchCounts({ records, queries }: Pick<Corpus, 'records' | 'queries'>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const engine = await openIndexed(folder, readIndexedDocuments(records))
  await measureCounts(engine, readFileSync(queries, 'utf8').split('\n').filter(Boolean))
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
}
