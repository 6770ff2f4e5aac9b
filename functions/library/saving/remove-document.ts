import type { Tenant } from '#contract/tenant.ts'
import { objectsOf } from '../document/library-document.ts'
import { neighbourNames } from '../links/names.ts'
import { readDocuments, readNames, writesToSave } from '../store.ts'
import { portionOf } from './pack-writes.ts'
import { tellNeighbours } from './refresh-related-cards.ts'
import { type SavingPorts, settle, writeWhole } from './save-documents.ts'

/** Takes a document out of the library, its files too; false where there is none. */
export async function removeDocument(ports: SavingPorts, tenant: Tenant, contentCode: string): Promise<boolean> {
  const { table, search } = ports
  const old = (await readDocuments(table, tenant, [contentCode])).get(contentCode)
  if (!old?.document && !old?.unsettled) return false
  const { document, ...rest } = old
  const names = [...(old.unsettled?.names ?? []), ...(document ? neighbourNames(document.record) : [])]
  const objects = [...(old.unsettled?.objects ?? []), ...(document ? objectsOf(document) : [])]
  const removed = { ...rest, unsettled: { names, objects } }
  await writeWhole(table, [portionOf(writesToSave(tenant, removed, old))])
  await search.remove(tenant, [contentCode])
  const { told } = await tellNeighbours(ports, tenant, names, await readNames(table, tenant, [...new Set(names)]), new Set())
  await told
  await settle(ports, tenant, [removed])
  return true
}
