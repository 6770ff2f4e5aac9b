import type { Tenant } from '#contract/tenant.ts'
import type { FullText } from '#finding/indexed-document.ts'
import type { Ports } from '#ports/ports.ts'
import type { Key, Table, WholeTable } from '#ports/table.ts'
import { type LibraryDocument, objectsOf } from '../document/library-document.ts'
import { type Links, linkDocuments } from '../links/link-documents.ts'
import { entriesOf } from '../links/name-entry.ts'
import { namesOf } from '../links/names.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../reading/read-related.ts'
import { readDocuments, scanDocuments, writesToName } from '../store.ts'
import { addStandingDays } from './add-standing-days.ts'
import { searchEntryOf } from './index-entry.ts'
import { documentWritesOf, writeWhole } from './pack-writes.ts'
import { refreshRelatedCards } from './refresh-related-cards.ts'
import { runInOrder } from './save-queue.ts'

type IndexingPorts = Pick<Ports, 'table' | 'search'> & Partial<Pick<Ports, 'objects'>>

/** A document and the text of its files. */
export interface ReadDocument {
  readonly document: LibraryDocument
  readonly text: FullText
}

/** Lists a page of a tenant's documents, each with the key after which to continue; `after` continues after the page. */
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

/** Reads the entries of the documents' names, and writes those that an earlier release did not know. */
async function completeNames(table: Table, tenant: Tenant, documents: readonly LibraryDocument[]) {
  const own = [...new Set(documents.flatMap((document) => [...entriesOf(document).keys(), ...relatedNames(document)]))]
  const pages = await readRelated(table, tenant, own)
  const writes = documents.map((document) => ({ document, writes: writesToName(tenant, document, pages) }))
  const renamed = writes.filter((one) => one.writes.length > 0)
  if (renamed.length === 0) return { names: pages, renamed: [] }
  await writeWhole(
    table,
    renamed.map((one) => documentWritesOf(one.writes)),
  )
  return { names: await readRelated(table, tenant, own), renamed: renamed.map(({ document }) => document) }
}

/**
 * Indexes documents in their present state; idempotent. A document whose files have changed since its text was read is skipped:
 * the save that changed them has indexed it. Returns the number of indexed documents.
 */
export function reindexDocuments(
  { table, search, objects }: IndexingPorts,
  tenant: Tenant,
  read: readonly ReadDocument[],
): Promise<number> {
  return runInOrder(table, [], async () => {
    const items = await readDocuments(
      table,
      tenant,
      read.map(({ document }) => document.contentCode),
    )
    const present = read.flatMap((one) => {
      const document = items.get(one.document.contentCode)?.document
      return document && filesOf(document) === filesOf(one.document) ? [{ document, text: one.text }] : []
    })
    const documents = present.map(({ document }) => document)
    const { names, renamed } = await completeNames(table, tenant, documents)
    const linksOf = linkDocuments(names)
    const linked = new Map(documents.map((document) => [document.contentCode, linksOf(document)]))
    await addStandingDays(table, tenant, linked)
    const entries = present.map(({ document, text }) => searchEntryOf(document, text, linked.get(document.contentCode) as Links))
    const indexing = search.index(tenant, entries)
    indexing.catch(() => undefined)
    const except = new Set(documents.map(({ contentCode }) => contentCode))
    const { refreshed } = await refreshRelatedCards(
      { table, search, ...(objects && { objects }) },
      tenant,
      renamed.flatMap(relatedNames),
      names,
      except,
      {
        changed: new Set(renamed.map(({ record }) => namesOf(record).standard)),
      },
    )
    return { finish: () => Promise.all([indexing, refreshed]).then(() => entries.length) }
  })
}

/** Removes documents from the index that the library does not have. Returns their number. */
export function removeOrphans({ table, search }: IndexingPorts, tenant: Tenant, ids: readonly string[]): Promise<number> {
  return runInOrder(table, [], async () => {
    const items = await readDocuments(table, tenant, ids)
    const orphans = ids.filter((id) => !items.get(id)?.document)
    const removing = search.remove(tenant, orphans)
    removing.catch(() => undefined)
    return { finish: () => removing.then(() => orphans.length) }
  })
}
