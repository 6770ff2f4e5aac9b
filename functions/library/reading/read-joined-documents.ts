import type { Tenant } from '#contract/tenant.ts'
import { isContentCode } from '../document/content-code.ts'
import { type JoinedDocument, joinRecords } from '../document/joined-document.ts'
import type { DocumentItem, LibraryDocument } from '../document/library-document.ts'
import { linkStandards, type StandardLinks } from '../links/link-standards.ts'
import { namesOf } from '../links/names.ts'
import { readDocuments, readNames, type TableReader } from '../store.ts'

type ExistingItem = DocumentItem & { readonly document: LibraryDocument }
const isExisting = (item: DocumentItem): item is ExistingItem => item.document !== undefined

/** Reads the records that the library has, by content code; others are left out. */
export async function readExisting(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, LibraryDocument>> {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)].filter(isContentCode))
  return new Map([...items].flatMap(([code, { document }]) => (document ? [[code, document] as const] : [])))
}

/** Reads the items of records by content code, that of its heir for a record that was removed; others are left out. */
async function readHeirs(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, ExistingItem>> {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)].filter(isContentCode))
  const named = [...items.values()].flatMap(({ document, heir }) => (document || !heir ? [] : [heir]))
  // Whoever is an heir was there when the other was removed, and may have been removed since: no chain goes around.
  const heirs = named.length > 0 ? await readHeirs(table, tenant, named) : undefined
  return new Map(
    [...items].flatMap(([code, item]) => {
      const standing = isExisting(item) ? item : heirs?.get(item.heir ?? '')
      return standing ? [[code, standing] as const] : []
    }),
  )
}

/** Tells which of the removed records of texts have not come back since. */
async function stillRemoved(table: TableReader, tenant: Tenant, items: Iterable<ExistingItem>): Promise<ReadonlySet<string>> {
  const codes = new Set([...items].flatMap(({ formerCodes = [] }) => formerCodes))
  if (codes.size === 0) return codes
  const back = await readExisting(table, tenant, [...codes])
  return new Set([...codes].filter((code) => !back.has(code)))
}

/** A document as readers meet it, in its place among the texts of its standard. */
export interface PlacedDocument {
  readonly document: JoinedDocument
  readonly links: StandardLinks
}

/** Reads documents as readers meet them, by the code of any of their records; documents that the library no longer has are left out. */
export async function readJoinedDocuments(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, JoinedDocument>> {
  const placed = await readPlacedDocuments(table, tenant, contentCodes)
  return new Map([...placed].map(([code, { document }]) => [code, document]))
}

/** Reads the same documents with their places, by which no standing is known: that needs other standards, too. */
export async function readPlacedDocuments(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, PlacedDocument>> {
  const asked = await readHeirs(table, tenant, contentCodes)
  const items = new Map([...asked.values()].map((item) => [item.contentCode, item]))
  const names = new Set([...items.values()].map(({ document }) => namesOf(document.record).standard))
  // The day does not decide how records make one text.
  const placed = linkStandards(await readNames(table, tenant, [...names]), '')
  const links = new Map([...items].map(([code, { document }]) => [code, placed(document)]))
  const twins = new Map([...links].map(([code, { twins }]) => [code, twins.map((one) => one.contentCode)]))
  const missing = [...new Set([...twins.values()].flat())].filter((code) => !items.has(code))
  const others = missing.length > 0 ? await readHeirs(table, tenant, missing) : undefined
  const all = new Map([...items.values(), ...(others?.values() ?? [])].map((item) => [item.contentCode, item]))
  const removed = await stillRemoved(table, tenant, all.values())
  const join = (codes: readonly string[]) => {
    const records = codes.flatMap((one) => all.get(one) ?? [])
    const formerCodes = records.flatMap((one) => one.formerCodes?.filter((code) => removed.has(code)) ?? [])
    const joined = joinRecords(records.map(({ document }) => document))
    return formerCodes.length > 0 ? { ...joined, formerCodes } : joined
  }
  return new Map(
    [...asked].map(([code, { contentCode }]) => {
      const document = join(twins.get(contentCode) ?? [])
      return [code, { document, links: links.get(contentCode) as StandardLinks }]
    }),
  )
}

/** Finds a document as readers meet it, by the code of any of its records; any other text finds none. */
export async function findJoinedDocument(
  table: TableReader,
  tenant: Tenant,
  contentCode: string,
): Promise<JoinedDocument | undefined> {
  return (await readJoinedDocuments(table, tenant, [contentCode])).get(contentCode)
}
