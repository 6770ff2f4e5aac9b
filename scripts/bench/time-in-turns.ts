import type { SearchIntent } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import { percentile } from './percentile.ts'

const ROUNDS = 5
const SHARES = [0.5, 0.95] as const

/** Milliseconds of one kind of search, by percentile. */
type Percentiles = Record<(typeof SHARES)[number], number>

/**
 * Measures several searches of each query in turns, in both orders, because the first one fills caches that the others use. The
 * first round fills caches alone.
 */
export async function timeInTurns<Name extends string>(
  engine: Pick<Search, 'find'>,
  queries: readonly string[],
  searchesOf: (query: string) => Record<Name, SearchIntent>,
): Promise<Record<Name, Percentiles>> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const query of queries) {
      const searches = Object.entries<SearchIntent>(searchesOf(query))
      for (const [name, intent] of round % 2 ? searches : searches.toReversed()) {
        const began = performance.now()
        await engine.find(intent)
        const all = times.get(name) ?? []
        times.set(name, all)
        if (round > 0) all.push(performance.now() - began)
      }
    }
  const percentiles = [...times].map(([name, all]) => [name, { 0.5: percentile(all, 0.5), 0.95: percentile(all, 0.95) }])
  return Object.fromEntries(percentiles) as Record<Name, Percentiles>
}

/** Prints a line for each percentile. */
export function printShares(line: (share: (typeof SHARES)[number]) => string): void {
  for (const share of SHARES) console.log(`p${share * 100}: ${line(share)}`)
}
