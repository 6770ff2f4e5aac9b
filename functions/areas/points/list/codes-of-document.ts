import type { Tenant } from '#contract/tenant.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { TableReader } from '#library/store.ts'

/** Lists the codes under which points on a document may stand. */
export async function codesOfDocument(table: TableReader, tenant: Tenant, contentCode: string): Promise<readonly string[]> {
  return codesOfText(await findJoinedDocument(table, tenant, contentCode), contentCode)
}
