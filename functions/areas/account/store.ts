import type { Tenant } from '#contract/tenant.ts'
import type { Key, Table } from '#ports/table.ts'
import { putUnlessChanged, untilWritten } from '#ports/until-written.ts'

export interface DocumentAccess {
  readonly contentCode: string
  /** ISO 8601 */
  readonly at: string
}

const MAX_ACCESSES = 6

const accessesKey = (tenant: Tenant, subject: string, accountId: string): Key => ({
  pk: `${tenant}#person#${subject}`,
  sk: `accesses#${accountId}`,
})

export async function listAccesses(table: Table, tenant: Tenant, subject: string, accountId: string): Promise<DocumentAccess[]> {
  const item = await table.get(accessesKey(tenant, subject, accountId))
  return (item?.accesses ?? []) as unknown as DocumentAccess[]
}

/** Puts an access first and drops older ones of the same text, by the codes of its records. Another access that is added meanwhile stays. */
export async function addAccess(
  table: Table,
  tenant: Tenant,
  subject: string,
  accountId: string,
  access: DocumentAccess & { readonly codes: readonly string[] },
): Promise<void> {
  const key = accessesKey(tenant, subject, accountId)
  const { contentCode, codes, at } = access
  await untilWritten(async () => {
    const item = await table.get(key)
    const before = ((item?.accesses ?? []) as unknown as DocumentAccess[]).filter((one) => !codes.includes(one.contentCode))
    const accesses = [{ contentCode, at }, ...before.map((one) => ({ ...one }))].slice(0, MAX_ACCESSES)
    const version = (item?.version ?? 0) as number
    const condition = item ? ({ attribute: 'version', equals: version } as const) : ({ exists: false } as const)
    return putUnlessChanged(table, { ...key, accesses, version: version + 1 }, condition)
  })
}
