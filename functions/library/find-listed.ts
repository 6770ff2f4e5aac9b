import type { ListedDocument } from '#contract/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import { cardOf } from './card.ts'
import { mayRead } from './document/entitlement.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { isContentCode } from './find-document.ts'
import { readDocuments } from './store.ts'

const NO_LINKS = { current: false, editions: [], translations: [], supplements: [], replaces: [] }

export function listedOf(document: LibraryDocument): ListedDocument {
  const { description: _, translations: _t, connections: _c, supplements: _s, ...shown } = cardOf(document, NO_LINKS)
  const { contentCode, record } = document
  return { ...shown, assetId: record.sourceId ?? contentCode.slice(contentCode.indexOf('|') + 1) }
}

export type Reading = Pick<Table, 'getMany' | 'query'>

/** By their codes, as far as they are in the library. */
export async function readInLibrary(table: Reading, tenant: Tenant, contentCodes: readonly string[]) {
  const items = await readDocuments(table, tenant, [...new Set(contentCodes)].filter(isContentCode))
  return new Map([...items].flatMap(([code, { document }]) => (document ? [[code, document] as const] : [])))
}

/** Documents as people's own lists show them, by their codes; what is not in the library any more is not among them. */
export async function findListed(
  table: Reading,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, ListedDocument>> {
  const documents = await readInLibrary(table, tenant, contentCodes)
  return new Map([...documents].map(([code, document]) => [code, listedOf(document)]))
}

/** The document, where somebody can come upon it: under protection there is no search of all content, only of what one may read. */
export async function findForTelling(table: Reading, actor: Actor, contentCode: string): Promise<ListedDocument | undefined> {
  const document = (await readInLibrary(table, actor.tenant, [contentCode])).get(contentCode)
  if (!document || !actor.account || (actor.drmView && !mayRead(actor, document))) return undefined
  return listedOf(document)
}
