import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { Search } from '#ports/search.ts'
import { percentile } from '../percentile.ts'
import { POINTED_DOCUMENTS, SEED_WORDS } from './seed-points.ts'

const ROUNDS = 200
/** One change in so many rounds: the next search reads it. */
const CHANGE_EVERY = 10
const BATCH_SIZE = 500

function documentOf(at: number): IndexedDocument {
  const [designation, title] = [`ISO ${at}:2020`, `${SEED_WORDS[at % 7]} of the ${SEED_WORDS[at % 11]} ${at % 97}`]
  const year = String(2000 + (at % 25))
  return {
    ...{ id: `ISO|${at}`, designation, otherDesignations: [], title, otherTitles: [], description: '', keywords: [], pages: [] },
    ...{ publisher: 'ISO', publishers: ['ISO'], collections: [], family: `ISO ${at}`, date: year },
    ...{ current: at % 3 > 0, standsFor: at % 3 ? 'standard' : 'edition', precedence: at % 3 ? 0 : 3 },
    standing: at % 3 ? 'in-force' : 'superseded',
    facets: { publisher: ['ISO'], year: [year], documentType: [`type ${at % 9}`] },
    card: { contentCode: `ISO|${at}`, designationNo: designation, documentTitle: title, publisherCode: 'ISO' },
  }
}

/** Indexes twice as many documents as there are with points. */
async function indexPointed(search: Pick<Search, 'index'>, tenant: Tenant): Promise<void> {
  for (let at = 0; at < 2 * POINTED_DOCUMENTS; at += BATCH_SIZE)
    await search.index(
      tenant,
      Array.from({ length: BATCH_SIZE }, (_, more) => documentOf(at + more)),
    )
}

export async function indexInFolder(folder: string, tenant: Tenant): Promise<void> {
  const embedded = await openEmbedded(folder)
  await indexPointed(embedded.ports.search, tenant)
  await embedded.close()
}

type Ask = (method: string, url: string, body: string) => Promise<{ readonly ms: number; readonly answer: { count?: number } }>

const SEARCH = '/api/documents/search'
const TEXTS = ['*', 'gauge', 'supplier drawing', 'load complaint', 'rung']
const KINDS = {
  'search without points': (ask: Ask, keywords: string) =>
    ask('POST', `${SEARCH}?size=25`, JSON.stringify({ keywords, searchField: 'designation' })),
  'search that reads points': (ask: Ask, keywords: string) => ask('POST', `${SEARCH}?size=25`, JSON.stringify({ keywords })),
  'filter of documents with points': (ask: Ask, keywords: string) =>
    ask('POST', `${SEARCH}?size=25&page=3`, JSON.stringify({ keywords, points: true, editions: 'all' })),
  'counts with that of the filter': (ask: Ask, keywords: string) =>
    ask('POST', `${SEARCH}/top-level/count`, JSON.stringify({ keywords, section: 'Category' })),
} as const

/** Measures searches of somebody whose account has many points, while points change. */
export async function measureFinding(ask: Ask, ids: readonly string[]): Promise<void> {
  const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, [] as number[]]))
  const first = await KINDS['search that reads points'](ask, 'gauge')
  for (let round = 0; round < ROUNDS; round++) {
    if (round % CHANGE_EVERY === 1) {
      const id = ids[(round * 31) % ids.length]
      await ask('POST', `/api/v1/compasspoint/deactivate/${id}`, '{}')
      await ask('POST', `/api/v1/compasspoint/activate/${id}`, '{}')
    }
    const text = TEXTS[round % TEXTS.length] as string
    for (const [kind, run] of Object.entries(KINDS)) {
      const { ms } = await run(ask, text)
      if (round >= TEXTS.length) times[kind]?.push(ms)
    }
  }
  console.log(`first search of a process with ${ids.length} points: ${first.ms.toFixed(0)} ms`)
  for (const [kind, own] of Object.entries(times))
    console.log(`${kind}: p50 ${percentile(own, 0.5).toFixed(1)} ms, p95 ${percentile(own, 0.95).toFixed(1)} ms`)
}
