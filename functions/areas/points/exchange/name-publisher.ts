import type { Tenant } from '#contract/tenant.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Table } from '#ports/table.ts'
import type { AccountPoints } from '../list/point-list.ts'

/** Names a publisher by whom points were narrowed, from a document of one of its points; the code stays where there is none. */
export async function namePublisher(table: Table, tenant: Tenant, code: string | undefined, points: AccountPoints) {
  if (code === undefined) return undefined
  const pointed = [...points.all()].find(({ publisher }) => publisher === code)
  if (!pointed) return code
  const documents = await readJoinedDocuments(table, tenant, [pointed.contentCode])
  const sources = documents.get(pointed.contentCode)?.sources ?? []
  return sources.find(({ publisherCode }) => publisherCode === code)?.publisherName ?? code
}
