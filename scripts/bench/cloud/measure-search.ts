import { batchesOf } from '#async/batches.ts'
import type { Search } from '#ports/search.ts'
import { measureCounts } from '../counts.ts'
import { readIndexedDocuments } from '../indexed-documents.ts'
import { intentOf, TENANT } from '../indexed-engine.ts'
import { onDomain } from '../on-domain.ts'
import { percentile } from '../percentile.ts'
import { inWaves, pageQueryOf, recordRequests, replay, requestBare } from './record-requests.ts'

const ROUNDS = 3
const BATCH = 1000
const QUERIES = 60
/** numbers of words of a title in a query */
const WORDS = [1, 2, 3]

/** Queries from the whole library: designations, and words of titles. */
function queriesOf(documents: readonly { readonly designation: string; readonly title: string }[]): string[] {
  const step = Math.max(1, Math.floor(documents.length / QUERIES))
  const some = documents.filter((_, at) => at % step === 0).slice(0, QUERIES)
  return some.map(({ designation, title }, at) => {
    const words = title.split(/[^\p{L}]+/u).filter((word) => word.length > 3)
    return at % 3 === 0 ? designation : words.slice(0, WORDS[at % WORDS.length]).join(' ') || designation
  })
}

async function indexAll(search: Search, documents: ReturnType<typeof readIndexedDocuments>): Promise<void> {
  const began = performance.now()
  for (const batch of batchesOf(documents, BATCH)) await search.index(TENANT, batch)
  const rate = documents.length / ((performance.now() - began) / 1000)
  console.log(`${documents.length} records through the adapter at ${Math.round(rate)} records/s`)
}

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  into.push(performance.now() - began)
}

/** Measures in turns a search through the adapter, its requests again without the adapter, and the query of its page alone. */
async function measureAdapter(search: Search, queries: readonly string[]): Promise<void> {
  const times: Record<'adapter' | 'bare' | 'page', number[]> = { adapter: [], bare: [], page: [] }
  let requests = 0
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, query] of queries.entries()) {
      const find = () => search.find(intentOf(query))
      const recorded = await recordRequests(find)
      const [waves, page] = [inWaves(recorded), pageQueryOf(recorded)]
      if (!page) continue
      const into: typeof times = round > 0 ? times : { adapter: [], bare: [], page: [] }
      const turns = [
        () => timed(into.adapter, find),
        () => timed(into.bare, () => replay(waves)),
        () => timed(into.page, () => requestBare(page)),
      ]
      for (let turn = 0; turn < turns.length; turn++) await turns[(turn + at + round) % turns.length]?.()
      if (round > 0) requests += recorded.length
    }
  console.log(`${queries.length} queries, ${(requests / times.adapter.length).toFixed(1)} requests each`)
  for (const share of [0.5, 0.95]) {
    const [adapter, bare, page] = [times.adapter, times.bare, times.page].map((some) => percentile(some, share)) as [
      number,
      number,
      number,
    ]
    console.log(
      `p${share * 100}: adapter ${adapter.toFixed(1)} ms ÷ the same bodies sent bare ${bare.toFixed(1)} ms = ${(adapter / bare).toFixed(2)} (to reach: 1.2 at p95); ÷ the page's query alone ${page.toFixed(1)} ms = ${(adapter / page).toFixed(2)}`,
    )
  }
}

/** Measures search through the adapter against OpenSearch itself. */
export async function measureSearch(endpoint: string, records: string): Promise<void> {
  await onDomain(endpoint, async (open) => {
    const search = open()
    const documents = readIndexedDocuments(records)
    await indexAll(search, documents)
    const queries = queriesOf(documents)
    await measureAdapter(search, queries)
    console.log('counts of all seven categories, twelve values ticked (to reach: 1.5)')
    await measureCounts(search, queries)
  })
}
