import type { Tenant } from '#contract/tenant.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import type { Role } from '#library/links/name-entry.ts'
import { nameOf } from '#library/links/names.ts'
import { readHeld } from '#library/read-held.ts'
import { readNames, type TableReader } from '#library/store.ts'

const MAX_DOCUMENTS = 100

/** Reads the documents that have a name in one of some roles, each once. */
export async function readDocumentsNamed(
  table: TableReader,
  tenant: Tenant,
  designation: string,
  roles: readonly Role[],
): Promise<HeldDocument[]> {
  const name = nameOf(designation)
  const entries = (await readNames(table, tenant, [name])).get(name) ?? []
  const codes = entries.filter((entry) => entry.roles.some((role) => roles.includes(role))).map(({ contentCode }) => contentCode)
  const documents = await readHeld(table, tenant, codes.slice(0, MAX_DOCUMENTS))
  return [...new Map([...documents.values()].map((one) => [one.contentCode, one])).values()]
}
