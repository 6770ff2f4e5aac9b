import type { Tenant } from '#contract/tenant.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Role } from '#library/links/name-entry.ts'
import { nameOf } from '#library/links/names.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readNames, type TableReader } from '#library/store.ts'

const MAX_DOCUMENTS = 100

/** Reads the documents that have a name in one of some roles, each once. */
export async function readDocumentsNamed(
  table: TableReader,
  tenant: Tenant,
  designation: string,
  roles: readonly Role[],
): Promise<JoinedDocument[]> {
  const name = nameOf(designation)
  const entries = (await readNames(table, tenant, [name])).get(name) ?? []
  const codes = entries.filter((entry) => entry.roles.some((role) => roles.includes(role))).map(({ contentCode }) => contentCode)
  const documents = await readJoinedDocuments(table, tenant, codes.slice(0, MAX_DOCUMENTS))
  return [...new Map([...documents.values()].map((one) => [one.contentCode, one])).values()]
}
