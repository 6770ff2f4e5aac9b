import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Facet, SearchFilter } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import type { Corpus } from './corpus.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { intentOf, openIndexed } from './indexed-engine.ts'
import { printShares, timeInTurns } from './time-in-turns.ts'

const ALL: readonly Facet[] = ['publisher', 'documentType', 'committee', 'ics', 'taxonomy', 'sector', 'topic']
const TICKED: readonly Facet[] = ['publisher', 'documentType', 'ics']
const TICKS_EACH = 4

/** Twelve most frequent values in the results of a query. */
async function ticksOf(engine: Pick<Search, 'find'>, text: string): Promise<SearchFilter[]> {
  const { counts = {} } = await engine.find(intentOf(text, { size: 0, count: TICKED }))
  return TICKED.map((facet) => ({ facet, values: (counts[facet] ?? []).slice(0, TICKS_EACH).map(({ value }) => value) }))
}

/** Measures a query with twelve values selected, with and without the counts of all categories, and its text alone. */
export async function measureCounts(engine: Pick<Search, 'find'>, queries: readonly string[]): Promise<void> {
  const ticks = new Map<string, SearchFilter[]>()
  for (const query of queries) ticks.set(query, await ticksOf(engine, query))
  const { counted, ticked, alone } = await timeInTurns(engine, queries, (query) => {
    const filters = ticks.get(query) as SearchFilter[]
    return { counted: intentOf(query, { filters, count: ALL }), ticked: intentOf(query, { filters }), alone: intentOf(query) }
  })
  printShares((share) => {
    const [all, selected, text] = [counted[share], ticked[share], alone[share]]
    const withText = `${text.toFixed(2)} ms = ${(all / text).toFixed(2)}`
    return `with all counts ${all.toFixed(2)} ms ÷ the same without ${selected.toFixed(2)} ms = ${(all / selected).toFixed(2)}; ÷ the text alone ${withText}`
  })
}

export async function benchCounts({ records, queries }: Pick<Corpus, 'records' | 'queries'>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const engine = await openIndexed(folder, readIndexedDocuments(records))
  await measureCounts(engine, readFileSync(queries, 'utf8').split('\n').filter(Boolean))
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
}
