import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { indexedCardOf } from '../card.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { linkDocuments } from '../links/link-documents.ts'
import type { NamePages } from '../links/link-standards.ts'
import type { Role } from '../links/name-entry.ts'
import { relatedNames } from '../links/related-names.ts'
import { readDocuments, readNames } from '../store.ts'
import { placeInResults } from './place-in-results.ts'

const CARD_BATCH_SIZE = 1000
/** Roles of entries whose cards show the other documents of the name, or whose standing depends on them. */
const SHOWING: readonly Role[] = ['is', 'edition', 'standard', 'translation', 'edition-translation', 'replaced', 'names']

/** Adds the entries of names that are not among the pages yet. */
async function completePages(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  documents: readonly LibraryDocument[],
  pages: NamePages,
): Promise<NamePages> {
  const names = new Set(documents.flatMap(relatedNames))
  const missing = [...names].filter((name) => !pages.has(name))
  return missing.length ? new Map([...pages, ...(await readNames(table, tenant, missing))]) : pages
}

/**
 * Updates the cards of all documents under these names, except those that are indexed again anyway. Resolves when the updates
 * are handed to the index; `refreshed` resolves when the index has applied them.
 */
export async function refreshRelatedCards(
  ports: Pick<Ports, 'table' | 'search'>,
  tenant: Tenant,
  names: Iterable<string>,
  pages: NamePages,
  except: ReadonlySet<string>,
): Promise<{ readonly refreshed: Promise<void> }> {
  let refreshed = Promise.resolve()
  const codes = new Set<string>()
  for (const name of new Set(names))
    for (const { roles, contentCode } of pages.get(name) ?? [])
      if (roles.some((role) => SHOWING.includes(role)) && !except.has(contentCode)) codes.add(contentCode)
  for (const batch of batchesOf([...codes], CARD_BATCH_SIZE)) {
    const items = await readDocuments(ports.table, tenant, batch)
    const documents = [...items.values()].flatMap(({ document }) => document ?? [])
    const linksOf = linkDocuments(await completePages(ports, tenant, documents, pages))
    const changes = documents.map((document) => {
      const links = linksOf(document)
      return { id: document.contentCode, card: indexedCardOf(document, links), ...placeInResults(document, links) }
    })
    await refreshed
    refreshed = ports.search.update(tenant, changes)
    refreshed.catch(() => undefined)
  }
  return { refreshed }
}
