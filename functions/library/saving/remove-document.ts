import type { Tenant } from '#contract/tenant.ts'
import { type DocumentItem, type LibraryDocument, objectsOf } from '../document/library-document.ts'
import { linkStandards } from '../links/link-standards.ts'
import { namesOf } from '../links/names.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../reading/read-related.ts'
import { readDocuments, readNames, type TableReader, writesToSave, writeToInherit } from '../store.ts'
import { documentWritesOf, writeWhole } from './pack-writes.ts'
import { refreshRelatedCards } from './refresh-related-cards.ts'
import { citationWritesOf, finishSaving, type SavingPorts } from './save-documents.ts'

/** Finds the record of the same text with which everything stays that hangs on this one; none where it is alone. */
async function findHeir(table: TableReader, tenant: Tenant, document: LibraryDocument): Promise<DocumentItem | undefined> {
  const pages = await readNames(table, tenant, [namesOf(document.record).standard])
  const twins = linkStandards(pages, '')(document).twins.map(({ contentCode }) => contentCode)
  const items = await readDocuments(table, tenant, twins)
  return twins.flatMap((code) => (code === document.contentCode ? [] : (items.get(code) ?? []))).find((one) => one.document)
}

/** Removes a document and its files from the library; false where there is none. */
export async function removeDocument(ports: SavingPorts, tenant: Tenant, contentCode: string): Promise<boolean> {
  const { table, search } = ports
  const old = (await readDocuments(table, tenant, [contentCode])).get(contentCode)
  if (!old?.document && !old?.pendingCleanup) return false
  const { document, formerCodes = [], ...rest } = old
  const names = [...(old.pendingCleanup?.names ?? []), ...(document ? relatedNames(document) : [])]
  const objects = [...(old.pendingCleanup?.objects ?? []), ...(document ? objectsOf(document) : [])]
  const heir = document && (await findHeir(table, tenant, document))
  const left = heir ? { heir: heir.contentCode } : formerCodes.length > 0 && { formerCodes }
  const removed = { ...rest, ...left, pendingCleanup: { names, objects } }
  const inherited = [...new Set([...(heir?.formerCodes ?? []), contentCode, ...formerCodes])]
  const inheriting = heir ? [writeToInherit(tenant, heir, inherited)] : []
  await writeWhole(table, [documentWritesOf([...writesToSave(tenant, removed, old), ...inheriting])])
  await writeWhole(table, citationWritesOf(tenant, { next: removed, old }))
  await search.remove(tenant, [contentCode])
  const pages = await readRelated(table, tenant, names)
  const { refreshed } = await refreshRelatedCards(ports, tenant, names, pages, new Set(), { changed: new Set(names) })
  await refreshed
  await finishSaving(ports, tenant, [removed])
  return true
}
