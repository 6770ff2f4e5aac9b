import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Table } from '#ports/table.ts'
import type { Partner } from '../store.ts'

/** A token is remembered longer than its verifier takes it for current. */
const MARGIN_S = 3600

/** Notes that a token of a partner was used; false where it was before, or is being used at the same time. */
export async function useToken(
  table: Table,
  tenant: Tenant,
  { id }: Pick<Partner, 'id'>,
  { tokenId, expiresAt }: { readonly tokenId: string; readonly expiresAt: number },
): Promise<boolean> {
  const hash = createHash('sha256').update(`${id} ${tokenId}`).digest('base64url')
  const item = { pk: `${tenant}#used-token#${hash}`, sk: 'token', expiresAt: Math.ceil(expiresAt) + MARGIN_S }
  try {
    await table.put(item, { exists: false })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
