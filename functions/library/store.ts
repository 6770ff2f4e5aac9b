import { isDeepStrictEqual } from 'node:util'
import { mapInBatches } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, WholeTable, Write } from '#ports/table.ts'
import { boundedKey } from './document/bounded-key.ts'
import type { DocumentItem, LibraryDocument, PendingCleanup } from './document/library-document.ts'
import { entriesOf, type NameEntry } from './links/name-entry.ts'

/** The keys and items of documents. A document is one item, an item under each of its names, and one for its source. */

const READ_BATCH_SIZE = 100
const QUERY_CONCURRENCY = 50

export type TableReader = Pick<Table, 'getMany' | 'query'>

/** The document that a source's record became. */
export interface SourceItem {
  readonly contentCode: string
  /** stamp of the record; empty until the document is saved completely */
  readonly stamp: string
}

/** The attribute `unsettled` is `pendingCleanup`: items of earlier releases have it, too. */
type StoredDocument = Omit<DocumentItem, 'pendingCleanup'> & { readonly unsettled?: PendingCleanup }

const documentKey = (tenant: Tenant, contentCode: string): Key => ({ pk: `${tenant}#document#${contentCode}`, sk: 'document' })
const sourceItemKey = (tenant: Tenant, key: string): Key => ({ pk: `${tenant}#source#${boundedKey(key, 400)}`, sk: 'source' })
const namePartition = (tenant: Tenant, name: string): string => `${tenant}#name#${name}`
const citationKey = (tenant: Tenant, name: string, contentCode: string): Key => ({
  pk: `${tenant}#cited-by#${name}`,
  sk: contentCode,
})
const entryKey = (tenant: Tenant, name: string, contentCode: string): Key => ({
  pk: namePartition(tenant, name),
  sk: contentCode,
})

function withoutKey<T>(item: Item): T {
  const { pk: _pk, sk: _sk, ...facts } = item
  return facts as unknown as T
}

function documentItemOf(item: Item): DocumentItem {
  const { unsettled, ...facts } = withoutKey<StoredDocument>(item)
  return { ...facts, ...(unsettled && { pendingCleanup: unsettled }) }
}

async function readMany<T>(
  table: TableReader,
  names: readonly string[],
  keyOf: (name: string) => Key,
  parse: (item: Item) => T,
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  const items = await mapInBatches(names, READ_BATCH_SIZE, (batch) => table.getMany(batch.map(keyOf)))
  for (const [at, item] of items.entries()) if (item) found.set(names[at] as string, parse(item))
  return found
}

export function readDocuments(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, DocumentItem>> {
  return readMany(table, contentCodes, (code) => documentKey(tenant, code), documentItemOf)
}

export function readSources(table: TableReader, tenant: Tenant, sourceKeys: readonly string[]): Promise<Map<string, SourceItem>> {
  return readMany(table, sourceKeys, (key) => sourceItemKey(tenant, key), withoutKey<SourceItem>)
}

/** Scans a page of a tenant's documents, each with the key after which to continue; `after` continues after the page. */
export async function scanDocuments(
  table: Pick<WholeTable, 'scan'>,
  tenant: Tenant,
  after: Key | undefined,
  limit: number,
): Promise<{ readonly items: readonly (readonly [Key, DocumentItem])[]; readonly after?: Key }> {
  const page = await table.scan({ prefix: documentKey(tenant, '').pk, after, limit })
  return { ...page, items: page.items.map((item) => [{ pk: item.pk, sk: item.sk }, documentItemOf(item)]) }
}

async function readName(table: TableReader, tenant: Tenant, name: string): Promise<NameEntry[]> {
  return (await queryAll(table, { pk: namePartition(tenant, name) })).map((item) => withoutKey<NameEntry>(item))
}

/** Reads the entries of each name. */
export async function readNames(table: TableReader, tenant: Tenant, names: readonly string[]): Promise<Map<string, NameEntry[]>> {
  const pages = await mapInBatches(names, QUERY_CONCURRENCY, (batch) =>
    Promise.all(batch.map((name) => readName(table, tenant, name))),
  )
  return new Map(names.map((name, at) => [name, pages[at] as NameEntry[]]))
}

/** The document of which a standing changes on a day. */
export interface DueDay {
  readonly day: string
  readonly contentCode: string
}

const daysPartition = (tenant: Tenant): string => `${tenant}#standing-days`
const dueDayKey = (tenant: Tenant, { day, contentCode }: DueDay): Key => ({
  pk: daysPartition(tenant),
  sk: `${day}#${contentCode}`,
})

export const writeToAddDay = (tenant: Tenant, due: DueDay): Write => ({ put: { ...dueDayKey(tenant, due), ...due } })
export const writeToDropDay = (tenant: Tenant, due: DueDay): Write => ({ delete: dueDayKey(tenant, due) })

/** Lists documents of which a standing changes on a day or changed before, the earliest first. */
export async function listDueDays(table: TableReader, tenant: Tenant, until: string, limit: number): Promise<DueDay[]> {
  const { items } = await table.query({ pk: daysPartition(tenant), limit })
  return items.map(withoutKey<DueDay>).filter(({ day }) => day <= until)
}

function entryWrites(tenant: Tenant, contentCode: string, next?: LibraryDocument, old?: LibraryDocument): Write[] {
  const entries = next ? entriesOf(next) : new Map<string, NameEntry>()
  const obsolete = old ? [...entriesOf(old).keys()].filter((name) => !entries.has(name)) : []
  return [
    ...[...entries].map(
      ([name, entry]): Write => ({
        put: { ...entryKey(tenant, name, contentCode), ...(entry as unknown as Item) },
      }),
    ),
    ...obsolete.map((name): Write => ({ delete: entryKey(tenant, name, contentCode) })),
  ]
}

/** The writes of a document's entries that the pages of its names do not have, or have otherwise: an earlier release wrote them. */
export function writesToName(
  tenant: Tenant,
  document: LibraryDocument,
  pages: ReadonlyMap<string, readonly NameEntry[]>,
): Write[] {
  const { contentCode } = document
  const written = (name: string) => pages.get(name)?.find((one) => one.contentCode === contentCode)
  const missing = [...entriesOf(document)].filter(([name, entry]) => pages.has(name) && !isDeepStrictEqual(written(name), entry))
  return missing.map(
    ([name, entry]): Write => ({
      put: { ...entryKey(tenant, name, contentCode), ...(entry as unknown as Item) },
    }),
  )
}

/**
 * The writes that make a document findable, for one transaction. It fails where another source has taken the code meanwhile.
 * The same transaction clears the stamp of the former save, so that the next run notices a killed one.
 */
export function writesToSave(tenant: Tenant, next: DocumentItem, old: DocumentItem | undefined): Write[] {
  const { pendingCleanup, ...facts } = next
  const stored: StoredDocument = { ...facts, unsettled: pendingCleanup }
  const item = { ...documentKey(tenant, next.contentCode), ...stored } as unknown as Item
  const condition = old ? { attribute: 'sourceKey', equals: old.sourceKey } : { exists: false }
  const source: Item = { ...sourceItemKey(tenant, next.sourceKey), contentCode: next.contentCode, stamp: '' }
  return [
    { put: item, condition },
    ...(old ? [{ put: source }] : []),
    ...entryWrites(tenant, next.contentCode, next.document, old?.document),
  ]
}

/** The write by which a record takes over what hung on removed records of its text. */
export const writeToInherit = (
  tenant: Tenant,
  { contentCode, sourceKey }: DocumentItem,
  formerCodes: readonly string[],
): Write => ({
  update: documentKey(tenant, contentCode),
  change: { set: { formerCodes } },
  condition: { attribute: 'sourceKey', equals: sourceKey },
})

/** The last writes of a save: the stamp, and no pending cleanup. */
export function writesToFinish(tenant: Tenant, item: DocumentItem): Write[] {
  const { contentCode, sourceKey, stamp, document, pendingCleanup } = item
  const source = sourceItemKey(tenant, sourceKey)
  return [
    document ? { put: { ...source, contentCode, stamp } } : { delete: source },
    ...(pendingCleanup ? [{ update: documentKey(tenant, contentCode), change: { remove: ['unsettled'] } }] : []),
  ]
}

/** The writes that enter a document under the names that it cites, and drop it from those that it no longer cites. */
export function writesToCite(
  tenant: Tenant,
  contentCode: string,
  cited: ReadonlySet<string>,
  before: ReadonlySet<string>,
): Write[] {
  return [
    ...[...cited].map((name): Write => ({ put: { ...citationKey(tenant, name, contentCode) } })),
    ...[...before].filter((name) => !cited.has(name)).map((name): Write => ({ delete: citationKey(tenant, name, contentCode) })),
  ]
}

/** Reads the codes of documents under a name that they cite, at most `limit`. A document that was saved since may cite it no more. */
export async function readCiting(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  name: string,
  limit: number,
): Promise<readonly string[]> {
  const { items } = await table.query({ pk: citationKey(tenant, name, '').pk, limit })
  return items.map(({ sk }) => sk)
}
