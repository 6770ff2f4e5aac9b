import { mapInBatches } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Item, Key, Table, WholeTable, Write } from '#ports/table.ts'
import { boundedKey } from './document/bounded-key.ts'
import type { DocumentItem, LibraryDocument } from './document/library-document.ts'
import { entriesOf, type NameEntry } from './links/name-entry.ts'

/** The keys and items of documents. A document is one item, an item under each of its names, and one for its source. */

const READ_BATCH_SIZE = 100
const QUERY_CONCURRENCY = 50

type Reading = Pick<Table, 'getMany' | 'query'>

/** Which document a source's record became, and the stamp of it once everything about it is done. */
export interface SourceItem {
  readonly contentCode: string
  readonly stamp: string
}

const documentKey = (tenant: Tenant, contentCode: string): Key => ({ pk: `${tenant}#document#${contentCode}`, sk: 'document' })
const sourceItemKey = (tenant: Tenant, key: string): Key => ({ pk: `${tenant}#source#${boundedKey(key, 400)}`, sk: 'source' })
const namePartition = (tenant: Tenant, name: string): string => `${tenant}#name#${name}`
const entryKey = (tenant: Tenant, name: string, contentCode: string): Key => ({
  pk: namePartition(tenant, name),
  sk: contentCode,
})

function without<T>(item: Item): T {
  const { pk: _pk, sk: _sk, ...facts } = item
  return facts as unknown as T
}

async function readMany<T>(table: Reading, names: readonly string[], keyOf: (name: string) => Key): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  const items = await mapInBatches(names, READ_BATCH_SIZE, (batch) => table.getMany(batch.map(keyOf)))
  for (const [at, item] of items.entries()) if (item) found.set(names[at] as string, without<T>(item))
  return found
}

export function readDocuments(
  table: Reading,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, DocumentItem>> {
  return readMany(table, contentCodes, (code) => documentKey(tenant, code))
}

export function readSources(table: Reading, tenant: Tenant, sourceKeys: readonly string[]): Promise<Map<string, SourceItem>> {
  return readMany(table, sourceKeys, (key) => sourceItemKey(tenant, key))
}

/** Some of all documents of a tenant, with the key to go on behind after each of them, and after all of them. */
export async function scanDocuments(
  table: Pick<WholeTable, 'scan'>,
  tenant: Tenant,
  after: Key | undefined,
  limit: number,
): Promise<{ readonly items: readonly (readonly [Key, DocumentItem])[]; readonly after?: Key }> {
  const page = await table.scan({ prefix: documentKey(tenant, '').pk, after, limit })
  return { ...page, items: page.items.map((item) => [{ pk: item.pk, sk: item.sk }, without<DocumentItem>(item)]) }
}

async function readName(table: Reading, tenant: Tenant, name: string): Promise<NameEntry[]> {
  const entries: NameEntry[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ pk: namePartition(tenant, name), limit: 1000, cursor })
    for (const item of page.items) entries.push(without<NameEntry>(item))
    cursor = page.cursor
  } while (cursor)
  return entries
}

/** What stands under each of these names. */
export async function readNames(table: Reading, tenant: Tenant, names: readonly string[]): Promise<Map<string, NameEntry[]>> {
  const pages = await mapInBatches(names, QUERY_CONCURRENCY, (batch) =>
    Promise.all(batch.map((name) => readName(table, tenant, name))),
  )
  return new Map(names.map((name, at) => [name, pages[at] as NameEntry[]]))
}

function entryWrites(tenant: Tenant, contentCode: string, next?: LibraryDocument, old?: LibraryDocument): Write[] {
  const entries = next ? entriesOf(next) : new Map<string, NameEntry>()
  const left = old ? [...entriesOf(old).keys()].filter((name) => !entries.has(name)) : []
  return [
    ...[...entries].map(([name, entry]): Write => ({ put: { ...entryKey(tenant, name, contentCode), ...entry } })),
    ...left.map((name): Write => ({ delete: entryKey(tenant, name, contentCode) })),
  ]
}

/**
 * Everything that makes a document findable, to be written at once; refused where somebody else took the code meanwhile.
 * What was saved before loses its stamp with the same write, so that a killed run is always seen.
 */
export function writesToSave(tenant: Tenant, next: DocumentItem, old: DocumentItem | undefined): Write[] {
  const item = { ...documentKey(tenant, next.contentCode), ...next } as unknown as Item
  const condition = old ? { attribute: 'sourceKey', equals: old.sourceKey } : { exists: false }
  const source: Item = { ...sourceItemKey(tenant, next.sourceKey), contentCode: next.contentCode, stamp: '' }
  return [
    { put: item, condition },
    ...(old ? [{ put: source }] : []),
    ...entryWrites(tenant, next.contentCode, next.document, old?.document),
  ]
}

/** The last word: nothing is left to be done for this document. */
export function writesToSettle(tenant: Tenant, { contentCode, sourceKey, stamp, document, unsettled }: DocumentItem): Write[] {
  const source = sourceItemKey(tenant, sourceKey)
  return [
    document ? { put: { ...source, contentCode, stamp } } : { delete: source },
    ...(unsettled ? [{ update: documentKey(tenant, contentCode), change: { remove: ['unsettled'] } }] : []),
  ]
}
