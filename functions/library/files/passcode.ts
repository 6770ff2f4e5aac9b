import { randomBytes } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Table } from '#ports/table.ts'

/** The passcode of a tenant's protected PDFs: random, made once, never changed, as the files are stored locked with it. */
export async function passcodeOf(table: Table, tenant: Tenant): Promise<string> {
  const key = { pk: `${tenant}#passcode#pdf`, sk: 'passcode' }
  const known = await table.get(key)
  if (known) return known.passcode as string
  const passcode = randomBytes(24).toString('base64url')
  try {
    await table.put({ ...key, passcode }, { exists: false })
    return passcode
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return passcodeOf(table, tenant)
  }
}
