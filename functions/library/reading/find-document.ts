import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { isContentCode } from '../document/content-code.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { readDocuments } from '../store.ts'
import { findJoinedDocument } from './read-joined-documents.ts'

export interface DocumentLookup {
  readonly ports: Pick<Ports, 'table'>
  readonly tenant: Tenant
  readonly fail: (code: 'content-not-found' | 'content-gone', about?: string) => never
}

/**
 * Finds the document of a content code; the code of any of its records finds it. Fails with `content-not-found` for a text that
 * is no code of this tenant.
 */
export async function findDocument(contentCode: string, { ports, tenant, fail }: DocumentLookup): Promise<JoinedDocument> {
  if (!isContentCode(contentCode)) return fail('content-not-found', 'contentCode')
  const found = await findJoinedDocument(ports.table, tenant, contentCode)
  if (found) return found
  const item = (await readDocuments(ports.table, tenant, [contentCode])).get(contentCode)
  return fail(item ? 'content-gone' : 'content-not-found', 'contentCode')
}
