import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import { cardOf } from '../card.ts'
import { isContentCode } from '../document/content-code.ts'
import { mayRead } from '../document/entitlement.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { TableReader } from '../store.ts'
import { findJoinedDocument, readJoinedDocuments } from './read-joined-documents.ts'

const NO_LINKS = { editions: [], translations: [], supplements: [] }

export function listedOf(document: LibraryDocument): ListedDocument {
  const { description: _, translations: _t, connections: _c, supplements: _s, ...shown } = cardOf(document, NO_LINKS)
  const { contentCode, record } = document
  return { ...shown, assetId: record.sourceId ?? contentCode.slice(contentCode.indexOf('|') + 1) }
}

/** Reads documents as personal lists show them, by the code of any of their records; those that the library no longer has are left out. */
export async function findListed(
  table: TableReader,
  tenant: Tenant,
  contentCodes: readonly string[],
): Promise<Map<string, ListedDocument>> {
  const documents = await readJoinedDocuments(table, tenant, contentCodes.filter(isContentCode))
  return new Map([...documents].map(([code, document]) => [code, listedOf(document)]))
}

/** Finds a document that somebody can see. With protected viewing these are only the documents that they may read. */
export async function findVisible(table: TableReader, actor: Actor, contentCode: string): Promise<ListedDocument | undefined> {
  const document = await findJoinedDocument(table, actor.tenant, contentCode)
  if (!document || !actor.account || (actor.drmView && !mayRead(actor, document))) return undefined
  return listedOf(document)
}
