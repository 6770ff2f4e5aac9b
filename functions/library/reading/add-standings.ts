import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { linkStandards } from '../links/link-standards.ts'
import { relatedNames } from '../links/related-names.ts'
import type { TableReader } from '../store.ts'
import { readExisting } from './read-joined-documents.ts'
import { readRelated } from './read-related.ts'

/** Finds the standings of documents on a day, by content code. */
export async function findStandings(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, NonNullable<ListedDocument['standing']>>> {
  const documents = await readExisting(table, tenant, contentCodes)
  const placed = linkStandards(await readRelated(table, tenant, [...documents.values()].flatMap(relatedNames)), day)
  return new Map([...documents].map(([code, document]) => [code, placed(document).standings[0].standing]))
}

/** Adds to each item of a page of a list the standing of its document on a day. */
export async function addStandings<Item extends { readonly document: ListedDocument }>(
  table: TableReader,
  tenant: Tenant,
  items: readonly Item[],
  day: string,
): Promise<Item[]> {
  const codes = items.map(({ document }) => document.contentCode)
  const standings = await findStandings(table, tenant, codes, day)
  return items.map((item) => {
    const standing = standings.get(item.document.contentCode)
    return standing ? { ...item, document: { ...item.document, standing } } : item
  })
}
