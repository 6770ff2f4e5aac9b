import type { Tenant } from '#contract/tenant.ts'
import { isContentCode } from '../document/content-code.ts'
import { type JoinedDocument, joinRecords } from '../document/joined-document.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { linkStandards } from '../links/link-standards.ts'
import { namesOf } from '../links/names.ts'
import { readDocuments, readNames, type TableReader } from '../store.ts'

/** Reads the records that the library has, by content code; others are left out. */
export async function readExisting(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, LibraryDocument>> {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)].filter(isContentCode))
  return new Map([...items].flatMap(([code, { document }]) => (document ? [[code, document] as const] : [])))
}

/** Reads documents as readers meet them, by the code of any of their records; documents that the library no longer has are left out. */
export async function readJoinedDocuments(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, JoinedDocument>> {
  const documents = await readExisting(table, tenant, contentCodes)
  const names = new Set([...documents.values()].map(({ record }) => namesOf(record).standard))
  // The day does not decide how records make one text.
  const placed = linkStandards(await readNames(table, tenant, [...names]), '')
  const twins = new Map([...documents].map(([code, document]) => [code, placed(document).twins.map((one) => one.contentCode)]))
  const missing = [...new Set([...twins.values()].flat())].filter((code) => !documents.has(code))
  const all = new Map([...documents, ...(missing.length > 0 ? await readExisting(table, tenant, missing) : [])])
  return new Map([...twins].map(([code, codes]) => [code, joinRecords(codes.flatMap((one) => all.get(one) ?? []))]))
}

/** Finds a document as readers meet it, by the code of any of its records; any other text finds none. */
export async function findJoinedDocument(
  table: TableReader,
  tenant: Tenant,
  contentCode: string,
): Promise<JoinedDocument | undefined> {
  return (await readJoinedDocuments(table, tenant, [contentCode])).get(contentCode)
}
