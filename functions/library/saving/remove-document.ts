import type { Tenant } from '#contract/tenant.ts'
import { objectsOf } from '../document/library-document.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../reading/read-related.ts'
import { readDocuments, writesToSave } from '../store.ts'
import { documentWritesOf, writeWhole } from './pack-writes.ts'
import { refreshRelatedCards } from './refresh-related-cards.ts'
import { citationWritesOf, finishSaving, type SavingPorts } from './save-documents.ts'

/** Removes a document and its files from the library; false where there is none. */
export async function removeDocument(ports: SavingPorts, tenant: Tenant, contentCode: string): Promise<boolean> {
  const { table, search } = ports
  const old = (await readDocuments(table, tenant, [contentCode])).get(contentCode)
  if (!old?.document && !old?.pendingCleanup) return false
  const { document, ...rest } = old
  const names = [...(old.pendingCleanup?.names ?? []), ...(document ? relatedNames(document) : [])]
  const objects = [...(old.pendingCleanup?.objects ?? []), ...(document ? objectsOf(document) : [])]
  const removed = { ...rest, pendingCleanup: { names, objects } }
  await writeWhole(table, [documentWritesOf(writesToSave(tenant, removed, old))])
  await writeWhole(table, citationWritesOf(tenant, { next: removed, old }))
  await search.remove(tenant, [contentCode])
  const { refreshed } = await refreshRelatedCards(ports, tenant, names, await readRelated(table, tenant, names), new Set())
  await refreshed
  await finishSaving(ports, tenant, [removed])
  return true
}
