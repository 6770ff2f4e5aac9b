import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { Key, WholeTable } from '#ports/table.ts'
import { type LibraryDocument, objectsOf } from '../document/library-document.ts'
import { linkDocuments } from '../links/link-documents.ts'
import { neighbourNames } from '../links/names.ts'
import { readDocuments, readNames, scanDocuments } from '../store.ts'
import { searchEntryOf } from './index-entry.ts'
import { inTurn } from './save-queue.ts'

type IndexingPorts = Pick<Ports, 'table' | 'search'>

/** A document with its text, as it was read from its files. */
export interface ReadDocument {
  readonly document: LibraryDocument
  readonly pages: readonly string[]
}

/** A page of all documents of the library, each with the key to go on behind; `after` goes on behind all of them. */
export async function listDocuments(
  table: Pick<WholeTable, 'scan'>,
  tenant: Tenant,
  after: Key | undefined,
  limit: number,
): Promise<{ readonly documents: readonly (readonly [Key, LibraryDocument])[]; readonly after?: Key }> {
  const page = await scanDocuments(table, tenant, after, limit)
  return { ...page, documents: page.items.flatMap(([key, { document }]) => (document ? [[key, document] as const] : [])) }
}

const filesOf = (document: LibraryDocument) => objectsOf(document).join('\n')

/**
 * Puts documents into the index as the library has them now, so that it does no harm where it holds them already. One whose
 * files are others meanwhile is left alone: whoever changed it has indexed it. Answers how many were put in.
 */
export function indexAgain({ table, search }: IndexingPorts, tenant: Tenant, read: readonly ReadDocument[]): Promise<number> {
  return inTurn(table, [], async () => {
    const items = await readDocuments(
      table,
      tenant,
      read.map(({ document }) => document.contentCode),
    )
    const present = read.flatMap((one) => {
      const document = items.get(one.document.contentCode)?.document
      return document && filesOf(document) === filesOf(one.document) ? [{ document, pages: one.pages }] : []
    })
    const names = new Set(present.flatMap(({ document }) => neighbourNames(document.record)))
    const linksOf = linkDocuments(await readNames(table, tenant, [...names]))
    const entries = present.map(({ document, pages }) => searchEntryOf(document, pages, linksOf(document)))
    const indexing = search.index(tenant, entries)
    indexing.catch(() => undefined)
    return { finish: () => indexing.then(() => entries.length) }
  })
}

/** Takes out of the index what the library does not have; answers how many of these. */
export function leaveOutStrangers({ table, search }: IndexingPorts, tenant: Tenant, ids: readonly string[]): Promise<number> {
  return inTurn(table, [], async () => {
    const items = await readDocuments(table, tenant, ids)
    const strangers = ids.filter((id) => !items.get(id)?.document)
    const removing = search.remove(tenant, strangers)
    removing.catch(() => undefined)
    return { finish: () => removing.then(() => strangers.length) }
  })
}
