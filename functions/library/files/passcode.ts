import { randomBytes } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Table } from '#ports/table.ts'

/** The passcode of a tenant's protected PDFs: random, created once. It never changes, as stored files are locked with it. */
export async function passcodeOf(table: Table, tenant: Tenant): Promise<string> {
  const key = { pk: `${tenant}#passcode#pdf`, sk: 'passcode' }
  const stored = await table.get(key)
  if (stored) return stored.passcode as string
  const passcode = randomBytes(24).toString('base64url')
  try {
    await table.put({ ...key, passcode }, { exists: false })
    return passcode
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return passcodeOf(table, tenant)
  }
}
