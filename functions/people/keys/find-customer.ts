import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { countAllowed } from '../allowances.ts'
import { findAccounts, type StoredAccount } from '../store.ts'
import { findKey, findKeyOwner, type KeyOwner, type KeySecrets, noteUse, type StoredKey } from './store.ts'

/** The account behind the key of a program. */
export interface Customer {
  readonly tenant: Tenant
  readonly keyId: string
  readonly account: StoredAccount
}

/** A key as a program sends it, and the address that it comes from. */
export interface GivenKey extends KeySecrets {
  readonly tenant: Tenant
  readonly accountId: string
  readonly address: string
}

/**
 * Customer of a key; the time until which nothing is answered, where it was asked too often; `other` where the key is good and not of
 * this customer; undefined where it is refused.
 */
export type KeyVerdict = Customer | Date | 'other' | undefined

/** characters of a time of ISO 8601 up to its minutes */
const TO_THE_MINUTE = 16

/** Notes the last use once a minute; tells whether the key is still there. */
async function isStillThere({ table, clock }: KeyPorts, owner: KeyOwner, { id, used }: StoredKey): Promise<boolean> {
  const now = clock.now().toISOString()
  if (used?.slice(0, TO_THE_MINUTE) === now.slice(0, TO_THE_MINUTE)) return true
  try {
    await noteUse(table, owner, id, now)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

type KeyPorts = Pick<Ports, 'table' | 'clock'>

interface FoundKey {
  readonly owner: KeyOwner
  readonly key: StoredKey
}

/** Finds a key among those of the customer, else among those of whoever it belongs to. */
async function findGiven({ table }: KeyPorts, given: GivenKey): Promise<FoundKey | undefined> {
  const { tenant, accountId } = given
  const own = await findKey(table, given, given)
  if (own) return { owner: { tenant, accountId }, key: own }
  const ownerId = await findKeyOwner(table, tenant, given)
  if (ownerId === undefined || ownerId === accountId) return undefined
  const owner = { tenant, accountId: ownerId }
  const key = await findKey(table, owner, given)
  return key && { owner, key }
}

/** Reads the account of a customer, which opens to its own keys and to those of its consortium. */
async function readCustomer({ table }: KeyPorts, { accountId, tenant }: GivenKey, { owner }: FoundKey) {
  const [account, by] = await findAccounts(table, tenant, [accountId, owner.accountId])
  if (!by || by.closed) return undefined
  const isOf = account && !account.closed && (by.id === account.id || account.consortium === by.id)
  return isOf ? account : 'other'
}

/**
 * Finds the customer of a key. A wrong key, one that has ended and one of another tenant are refused alike; calls of a key, and
 * refused ones of an address, are counted by the minute.
 */
export async function findCustomer(ports: KeyPorts, given: GivenKey): Promise<KeyVerdict> {
  const { tenant, address } = given
  const found = await findGiven(ports, given)
  const isThere = found && (await isStillThere(ports, found.owner, found.key))
  const account = isThere ? await readCustomer(ports, given, found) : undefined
  if (!found || !account) return countAllowed(ports, { tenant, userId: `from ${address}` }, 'refused-key')
  const until = await countAllowed(ports, { tenant, userId: `key ${found.key.id}` }, 'key-call')
  return until ?? (account === 'other' ? account : { tenant, keyId: found.key.id, account })
}
