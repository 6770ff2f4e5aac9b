import type { Standing } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Ports } from '#ports/ports.ts'
import { standingToday } from '../card.ts'
import { readingOfDocument, recordsOf } from '../document/entitlement.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { UNCITED } from '../document/uncited.ts'
import { type PlacedDocument, readPlacedDocuments } from '../reading/read-joined-documents.ts'

const PAGE = 100
/** Pages that are read at a time: what waits for a store overlaps, and few are in memory. */
const PAGES_AT_ONCE = 4

/** Titles to list. */
export interface ListedTitles {
  readonly tenant: Tenant
  readonly holdings: Holdings
  /** day of their standings */
  readonly day: string
  /** leaves out titles without a date on this day or later */
  readonly since?: string | undefined
}

/** A title with its place in its standard, and its standing on the day. */
export interface Title extends PlacedDocument {
  readonly standing: Standing
}

const UNKNOWN: Standing = { is: 'unknown' }

export type TitlePorts = Pick<Ports, 'search' | 'table'>

const intentOf = ({ tenant, holdings }: ListedTitles, offset: number, size: number): SearchIntent => ({
  scope: { ...recordsOf(tenant), documents: holdings },
  filters: [],
  text: '',
  field: 'all',
  editions: 'all',
  sort: { by: 'designation', descending: false },
  offset,
  size,
})

/** Counts what the index has for a list: no less than the list will have. */
export const countTitles = async ({ search }: Pick<Ports, 'search'>, listed: ListedTitles): Promise<number> =>
  (await search.find(intentOf(listed, 0, 0))).total

/** Tells whether a record states a date on a day or later; a partial one counts from its last day. */
function hasChangedSince({ record }: JoinedDocument, since: string | undefined): boolean {
  if (since === undefined) return true
  const dates = [record.publishDate, record.publishedOnlineDate, record.lastUpdateDate, record.withdrawnDate]
  return dates.some((date) => date !== undefined && `${date}${'-12-31'.slice(date.length - 4)}` >= since)
}

async function readPage({ search, table }: TitlePorts, listed: ListedTitles, offset: number): Promise<Title[]> {
  const { hits } = await search.find(intentOf(listed, offset, PAGE))
  const ids = hits.map(({ id }) => id)
  const placed = await readPlacedDocuments(table, listed.tenant, ids)
  const account = { id: '', ...listed.holdings }
  return hits.flatMap(({ id, card }) => {
    const one = placed.get(id)
    if (!one || UNCITED.includes(one.document.record.contentType)) return []
    // The index may be behind: the rule of reading decides.
    const isOpen = readingOfDocument({ account }, one.document) === 'open'
    return isOpen && hasChangedSince(one.document, listed.since)
      ? [{ ...one, standing: standingToday(card, listed.day) ?? UNKNOWN }]
      : []
  })
}

/** Reads the titles that holdings open on this day, in the order of their designations. */
export async function* readTitles(ports: TitlePorts, listed: ListedTitles): AsyncGenerator<Title> {
  const total = await countTitles(ports, listed)
  const pages: Promise<Title[]>[] = []
  let offset = 0
  const begin = () => {
    if (offset >= total) return
    const page = readPage(ports, listed, offset)
    // Whoever reads them hears of it; until then it is no unhandled rejection.
    page.catch(() => undefined)
    pages.push(page)
    offset += PAGE
  }
  for (let at = 0; at < PAGES_AT_ONCE; at++) begin()
  for (let page = pages.shift(); page; page = pages.shift()) {
    const read = await page
    begin()
    yield* read
  }
}
