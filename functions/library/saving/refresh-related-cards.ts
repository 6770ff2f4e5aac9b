import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { indexedCardOf } from '../card.ts'
import { linkDocuments } from '../links/link-documents.ts'
import type { NameEntry, NamePages, Role } from '../links/name-entry.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../read-related.ts'
import { readDocuments } from '../store.ts'
import { placeInResults } from './place-in-results.ts'

const CARD_BATCH_SIZE = 1000
/** Roles of entries whose cards show the other documents of the name, or whose standing depends on them. */
const SHOWING: readonly Role[] = ['is', 'edition', 'standard', 'translation', 'edition-translation', 'replaced', 'names']

/** Lists the documents under names, and those that the replaced ones among them took the place of. */
function dependentsOf(names: Iterable<string>, pages: NamePages): string[] {
  const showing = (name: string) => (pages.get(name) ?? []).filter(({ roles }) => roles.some((role) => SHOWING.includes(role)))
  const first = new Map<NameEntry, string>()
  for (const name of new Set(names)) for (const entry of showing(name)) first.set(entry, entry.standardName ?? name)
  const before = new Set([...first].flatMap(([{ standing }, standardName]) => (standing?.replacedBy ? standardName : [])))
  const all = [...first.keys(), ...[...before].flatMap(showing)]
  return [...new Set(all.map(({ contentCode }) => contentCode))]
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
  const codes = dependentsOf(names, pages).filter((code) => !except.has(code))
  for (const batch of batchesOf(codes, CARD_BATCH_SIZE)) {
    const items = await readDocuments(ports.table, tenant, batch)
    const documents = [...items.values()].flatMap(({ document }) => document ?? [])
    const linksOf = linkDocuments(await readRelated(ports.table, tenant, documents.flatMap(relatedNames), pages))
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
