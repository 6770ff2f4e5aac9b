import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Ports } from '#ports/ports.ts'
import { indexedCardOf } from '../card.ts'
import { today } from '../document/day.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { type Links, linkDocuments } from '../links/link-documents.ts'
import type { NameEntry, NamePages, Role } from '../links/name-entry.ts'
import { nameOf, namesOf } from '../links/names.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../reading/read-related.ts'
import { readDocuments } from '../store.ts'
import { addStandingDays } from './add-standing-days.ts'
import { searchEntryOf } from './index-entry.ts'
import { placeInResults } from './place-in-results.ts'
import { readIndexedText } from './read-indexed-text.ts'

const CARD_BATCH_SIZE = 1000
/** Roles of entries whose cards show the other documents of the name, or whose standing depends on them. */
const SHOWING: readonly Role[] = ['is', 'edition', 'standard', 'translation', 'edition-translation', 'replaced', 'names']

/** Names of what an entry replaces, or of its standard where something took its place: standings there depend on the same successor. */
function namesBefore({ standing, standardName }: NameEntry, name: string): string[] {
  return [...(standing?.replaces ?? []).map(nameOf), ...(standing?.replacedBy ? [standardName ?? name] : [])]
}

/** Lists the documents whose cards show those under the names, or whose standings depend on them. */
function dependentsOf(names: Iterable<string>, pages: NamePages): string[] {
  const showing = (name: string) => (pages.get(name) ?? []).filter(({ roles }) => roles.some((role) => SHOWING.includes(role)))
  const codes = new Set<string>()
  const before = new Set<string>()
  for (const name of new Set(names))
    for (const entry of showing(name)) {
      codes.add(entry.contentCode)
      for (const one of namesBefore(entry, name)) before.add(one)
    }
  for (const name of before) for (const { contentCode } of showing(name)) codes.add(contentCode)
  return [...codes]
}

type RefreshingPorts = Pick<Ports, 'table' | 'search'> & Partial<Pick<Ports, 'objects'>>

/** Standards whose texts changed: the index has their titles and their number with each of their documents. */
const NO_STANDARDS: ReadonlySet<string> = new Set()

/** Entries of the documents of changed standards, as far as their texts can be read. */
async function entriesToIndex(
  { objects }: RefreshingPorts,
  documents: readonly LibraryDocument[],
  changed: ReadonlySet<string>,
  linked: ReadonlyMap<string, Links>,
): Promise<Map<string, IndexedDocument>> {
  const entries = new Map<string, IndexedDocument>()
  for (const document of documents) {
    if (!objects || !changed.has(namesOf(document.record).standard)) continue
    const text = await readIndexedText(objects, document)
    const { contentCode } = document
    if (text) entries.set(contentCode, searchEntryOf(document, text, linked.get(contentCode) as Links))
  }
  return entries
}

/**
 * Updates the cards of all documents under these names, except those that are indexed again anyway. Documents of a standard whose
 * texts changed are indexed again, as their rows are found by titles of former editions. Resolves when the updates are handed to
 * the index; `refreshed` resolves when the index has applied them.
 */
export async function refreshRelatedCards(
  ports: RefreshingPorts,
  tenant: Tenant,
  names: Iterable<string>,
  pages: NamePages,
  except: ReadonlySet<string>,
  { day = today(), changed = NO_STANDARDS }: { readonly day?: string; readonly changed?: ReadonlySet<string> } = {},
): Promise<{ readonly refreshed: Promise<void> }> {
  let refreshed = Promise.resolve()
  const codes = dependentsOf(names, pages).filter((code) => !except.has(code))
  for (const batch of batchesOf(codes, CARD_BATCH_SIZE)) {
    const items = await readDocuments(ports.table, tenant, batch)
    const documents = [...items.values()].flatMap(({ document }) => document ?? [])
    const linksOf = linkDocuments(await readRelated(ports.table, tenant, documents.flatMap(relatedNames), pages), day)
    const linked = new Map(documents.map((document) => [document.contentCode, linksOf(document)]))
    await addStandingDays(ports.table, tenant, linked)
    const entries = await entriesToIndex(ports, documents, changed, linked)
    const others = documents.filter(({ contentCode }) => !entries.has(contentCode))
    const changes = others.map((document) => {
      const links = linked.get(document.contentCode) as Links
      return { id: document.contentCode, card: indexedCardOf(document, links), ...placeInResults(document, links) }
    })
    await refreshed
    const updating = ports.search.update(tenant, changes)
    refreshed = entries.size > 0 ? updating.then(() => ports.search.index(tenant, [...entries.values()])) : updating
    refreshed.catch(() => undefined)
  }
  return { refreshed }
}
