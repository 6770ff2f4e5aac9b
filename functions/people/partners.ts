import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Key, type Table } from '#ports/table.ts'
import { findAccount, type Partner, type StoredAccount } from './store.ts'

/** A partner that is known by an id or by the issuer of its tokens. */
type PartnerName = { readonly id: string } | { readonly issuer: string }

/** Lists the names by which a partner is found. */
export const namesOfPartner = ({ id, issuer }: Partner): PartnerName[] => [{ id }, ...(issuer === undefined ? [] : [{ issuer }])]

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The item of a name leads to the account that has the partner. */
function partnerKey(tenant: Tenant, name: PartnerName): Key {
  return { pk: `${tenant}#partner#${'id' in name ? name.id : hashOf(name.issuer)}`, sk: 'id' in name ? 'id' : 'issuer' }
}

/** Partners of an account, before and after a change of it. */
interface PartnerChange {
  readonly accountId: string
  readonly before: readonly Partner[]
  readonly after: readonly Partner[]
}

async function deleteName(table: Table, key: Key, accountId: string): Promise<void> {
  try {
    await table.delete(key, { attribute: 'accountId', equals: accountId })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Enters names by which partners are found. Each is written again, so that the next run completes a killed one. */
export async function savePartners(table: Table, tenant: Tenant, changes: readonly PartnerChange[]): Promise<void> {
  const keysOf = (partners: readonly Partner[]) =>
    partners.flatMap((partner) => namesOfPartner(partner).map((name) => partnerKey(tenant, name)))
  for (const { accountId, before } of changes) for (const key of keysOf(before)) await deleteName(table, key, accountId)
  for (const { accountId, after } of changes) for (const key of keysOf(after)) await table.put({ ...key, accountId })
}

/** A partner with the account that has it. */
export interface PartnerOfAccount {
  readonly account: StoredAccount
  readonly partner: Partner
}

/** Finds a partner with its account: what the account itself says counts. */
export async function findPartner(table: Table, tenant: Tenant, name: PartnerName): Promise<PartnerOfAccount | undefined> {
  const item = await table.get(partnerKey(tenant, name))
  const known = item && (await findAccount(table, tenant, String(item.accountId)))
  const account = known?.closed ? undefined : known
  const partner = account?.partners?.find(({ id, issuer }) => ('id' in name ? id === name.id : issuer === name.issuer))
  return account && partner && { account, partner }
}
