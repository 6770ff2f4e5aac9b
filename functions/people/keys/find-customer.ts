import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { countAllowed } from '../allowances.ts'
import { findAccount, type StoredAccount } from '../store.ts'
import { findKey, type KeySecrets, noteUse, type StoredKey } from './store.ts'

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

/** Customer of a key; the time until which nothing is answered, where it was asked too often; undefined where the key is refused. */
export type KeyVerdict = Customer | Date | undefined

/** characters of a time of ISO 8601 up to its minutes */
const TO_THE_MINUTE = 16

/** Notes the last use once a minute; tells whether the key is still there. */
async function isStillThere(
  { table, clock }: KeyPorts,
  { tenant, accountId }: GivenKey,
  { id, used }: StoredKey,
): Promise<boolean> {
  const now = clock.now().toISOString()
  if (used?.slice(0, TO_THE_MINUTE) === now.slice(0, TO_THE_MINUTE)) return true
  try {
    await noteUse(table, { tenant, accountId }, id, now)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

type KeyPorts = Pick<Ports, 'table' | 'clock'>

/**
 * Finds the customer of a key. A wrong key, one that has ended and one of another tenant are refused alike; calls of a key, and
 * refused ones of an address, are counted by the minute.
 */
export async function findCustomer(ports: KeyPorts, given: GivenKey): Promise<KeyVerdict> {
  const { tenant, accountId, address } = given
  const key = await findKey(ports.table, given, given)
  const account = key && (await isStillThere(ports, given, key)) ? await findAccount(ports.table, tenant, accountId) : undefined
  if (!key || !account || account.closed) return countAllowed(ports, { tenant, userId: `from ${address}` }, 'refused-key')
  const until = await countAllowed(ports, { tenant, userId: `key ${key.id}` }, 'key-call')
  return until ?? { tenant, keyId: key.id, account }
}
