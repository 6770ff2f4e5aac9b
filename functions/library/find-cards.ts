import type { DocumentCard } from '#contract/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { cardOf } from './card.ts'
import { linkDocuments } from './links/link-documents.ts'
import { relatedNames } from './links/related-names.ts'
import { readDocuments, readNames } from './store.ts'

/** Lists cards in the order of the codes; undefined where the library no longer has the document. */
export async function findCards(
  table: Table,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<(DocumentCard | undefined)[]> {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)])
  const documents = [...items.values()].flatMap(({ document }) => document ?? [])
  const names = new Set(documents.flatMap(relatedNames))
  const linksOf = linkDocuments(await readNames(table, tenant, [...names]))
  return contentCodes.map((code) => {
    const document = items.get(code)?.document
    return document && cardOf(document, linksOf(document))
  })
}
