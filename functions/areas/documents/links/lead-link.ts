import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import { findCodeOf } from './find-by-designation.ts'
import { deleteLink, saveTarget } from './store.ts'

/** Leads an old link to a document, which administrators name by its designation or its content code. */
export const leadLink = useCase(documents.leadLink, ['table', 'search'], async ({ link, designation }, context) => {
  const { tenant, ports, fail } = context
  const contentCode = await findCodeOf({ assetId: designation, designation }, context)
  const document = contentCode && (await readExisting(ports.table, tenant, [contentCode])).get(contentCode)
  if (!document) return fail('designation-not-found', 'designation')
  const target = { contentCode: document.contentCode, designationNo: document.record.designation }
  await saveTarget(ports.table, tenant, link, target)
  return target
})

export const dropLink = useCase(documents.dropLink, ['table'], async ({ link }, { tenant, ports }) => {
  await deleteLink(ports.table, tenant, link)
  return {}
})
