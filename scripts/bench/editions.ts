import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Search } from '#ports/search.ts'
import { intentOf } from './indexed-engine.ts'
import { printShares, timeInTurns } from './time-in-turns.ts'

const ONE_WORD_QUERIES = 200
const ROWS = 25

/** Measures each query with the editions in force and with every document, in turns. */
export async function measureEditions(engine: Pick<Search, 'find'>, queries: readonly string[]): Promise<void> {
  const { inForce, every } = await timeInTurns(engine, queries, (query) => ({
    inForce: intentOf(query, { editions: 'in-force' }),
    every: intentOf(query),
  }))
  printShares(
    (share) =>
      `in force ${inForce[share].toFixed(2)} ms, every document ${every[share].toFixed(2)} ms, ratio ${(inForce[share] / every[share]).toFixed(3)}`,
  )
}

/** Words of titles, each of which many documents have. */
function oneWordQueries(documents: readonly IndexedDocument[]): string[] {
  const counts = new Map<string, number>()
  for (const { title } of documents)
    for (const word of new Set(title.toLowerCase().match(/\p{L}{4,}/gu))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].filter(([, count]) => count >= 60).sort(([a], [b]) => (a < b ? -1 : 1))
  const step = words.length / ONE_WORD_QUERIES
  return Array.from({ length: ONE_WORD_QUERIES }, (_, at) => words[Math.floor(at * step)]?.[0] ?? '').filter(Boolean)
}

/** Counts what nobody should see first: drafts, former editions and second rows of one standard, by one word. */
export async function checkFirstRows(engine: Pick<Search, 'find'>, documents: readonly IndexedDocument[]): Promise<void> {
  const byId = new Map(documents.map((one) => [one.id, one]))
  const queries = oneWordQueries(documents)
  const found = { rows: 0, former: 0, doubles: 0 }
  for (const query of queries) {
    const { hits } = await engine.find(intentOf(query, { editions: 'in-force', size: ROWS }))
    const rows = hits.map(({ id }) => byId.get(id) as IndexedDocument)
    found.rows += rows.length
    found.former += rows.filter(({ precedence }) => precedence > 2).length
    found.doubles += rows.length - new Set(rows.map(({ family }) => family)).size
  }
  const { rows, former, doubles } = found
  console.log(`${queries.length} words, ${rows} first rows in force: ${former} drafts or former editions, ${doubles} doubles`)
}
