import type { Tenant } from '#contract/tenant.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { readHeld } from '#library/read-held.ts'
import type { TableReader } from '#library/store.ts'

/** Lists the codes under which points on a document may stand: those of all its records, as another may stand for them by now. */
export async function codesOfDocument(table: TableReader, tenant: Tenant, contentCode: string): Promise<ReadonlySet<string>> {
  const document = isContentCode(contentCode) ? (await readHeld(table, tenant, [contentCode])).get(contentCode) : undefined
  return new Set([...(document?.sources ?? []).map((one) => one.contentCode), contentCode])
}
