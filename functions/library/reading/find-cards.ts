import type { DocumentCard } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { cardOf } from '../card.ts'
import { linkDocuments } from '../links/link-documents.ts'
import { relatedNames } from '../links/related-names.ts'
import { readDocuments } from '../store.ts'
import { readRelated } from './read-related.ts'

/** Lists cards in the order of the codes; undefined where the library no longer has the document. */
export async function findCards(
  table: Table,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<(DocumentCard | undefined)[]> {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)])
  const documents = [...items.values()].flatMap(({ document }) => document ?? [])
  const linksOf = linkDocuments(await readRelated(table, tenant, documents.flatMap(relatedNames)))
  return contentCodes.map((code) => {
    const document = items.get(code)?.document
    return document && cardOf(document, linksOf(document))
  })
}
