import { ContentCode } from '#contract/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { readDocuments } from './store.ts'

export interface DocumentLookup {
  readonly ports: Pick<Ports, 'table'>
  readonly tenant: Tenant
  readonly fail: (code: 'content-not-found' | 'content-gone', about?: string) => never
}

export function isContentCode(text: string): boolean {
  return ContentCode().safeParse(text).success && text.isWellFormed()
}

/** Finds the document of a content code. Fails with `content-not-found` for a text that is no code of this tenant. */
export async function findDocument(contentCode: string, { ports, tenant, fail }: DocumentLookup): Promise<LibraryDocument> {
  if (!isContentCode(contentCode)) return fail('content-not-found', 'contentCode')
  const item = (await readDocuments(ports.table, tenant, [contentCode])).get(contentCode)
  if (!item) return fail('content-not-found', 'contentCode')
  return item.document ?? fail('content-gone', 'contentCode')
}
