import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { indexedCardOf } from '../card.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { linkDocuments, type NamePages } from '../links/link-documents.ts'
import type { Role } from '../links/name-entry.ts'
import { neighbourNames } from '../links/names.ts'
import { readDocuments, readNames } from '../store.ts'

const CARD_BATCH_SIZE = 1000
/** The cards of what stands under a name in these roles show others that stand there. */
const SHOWING: readonly Role[] = ['is', 'edition', 'translation', 'edition-translation']

/** Reads the names that are not among the pages yet. */
async function completePages(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  documents: readonly LibraryDocument[],
  pages: NamePages,
): Promise<NamePages> {
  const names = new Set(documents.flatMap(({ record }) => neighbourNames(record)))
  const missing = [...names].filter((name) => !pages.has(name))
  return missing.length ? new Map([...pages, ...(await readNames(table, tenant, missing))]) : pages
}

/**
 * Brings the cards of all that stand under these names up to date, but for those that are indexed anew anyway: ends when the
 * index was asked to, and `told` when it has done so.
 */
export async function tellNeighbours(
  ports: Pick<Ports, 'table' | 'search'>,
  tenant: Tenant,
  names: Iterable<string>,
  pages: NamePages,
  except: ReadonlySet<string>,
): Promise<{ readonly told: Promise<void> }> {
  let told = Promise.resolve()
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
      return { id: document.contentCode, card: indexedCardOf(document, links), current: links.current }
    })
    await told
    told = ports.search.update(tenant, changes)
    told.catch(() => undefined)
  }
  return { told }
}
