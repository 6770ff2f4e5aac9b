import { randomBytes } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Table } from '#ports/table.ts'
import type { PseudonymKey } from './pseudonyms.ts'
import { endOfRawEvents, monthIn, reportZoneOf } from './report-zone.ts'

const SECRET_BYTES = 32

const keyOf = (tenant: Tenant, month: string) => ({ pk: `${tenant}#event-keys`, sk: month })

async function readKey(table: Pick<Table, 'get'>, tenant: Tenant, month: string): Promise<PseudonymKey | undefined> {
  const item = await table.get(keyOf(tenant, month))
  return item && { tenant, secret: Buffer.from(item.secret as string, 'base64') }
}

/** Makes the key of a month where there is none. */
export async function makeKey(table: Pick<Table, 'get' | 'put'>, tenant: Tenant, month: string): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('base64')
  try {
    await table.put({ ...keyOf(tenant, month), secret, expiresAt: endOfRawEvents(month) }, { exists: false })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** The key of a month has not been made yet, or is destroyed. */
class KeyMissing extends Error {
  override readonly name = 'KeyMissing'
}

type KeyTable = Pick<Table, 'get'> & Partial<Pick<Table, 'put'>>

/** Keys of months as a process has read them; each is read once. A table that may be written gets the missing ones. */
export class MonthKeys {
  private readonly keys = new Map<string, Promise<PseudonymKey>>()
  private readonly table: KeyTable

  constructor(table: KeyTable) {
    this.table = table
  }

  /** Key of the month of a moment, in the zone of the tenant's reports. */
  of(tenant: Tenant, at: number): Promise<PseudonymKey> {
    return this.ofMonth(tenant, monthIn(reportZoneOf(tenant), at))
  }

  ofMonth(tenant: Tenant, month: string): Promise<PseudonymKey> {
    const name = `${tenant} ${month}`
    const known = this.keys.get(name)
    if (known) return known
    const reading = this.read(tenant, month)
    this.keys.set(name, reading)
    reading.catch(() => this.keys.delete(name))
    return reading
  }

  private async read(tenant: Tenant, month: string): Promise<PseudonymKey> {
    const { get, put } = this.table
    const stored = await readKey({ get }, tenant, month)
    if (stored) return stored
    if (put) await makeKey({ get, put }, tenant, month)
    const made = put && (await readKey({ get }, tenant, month))
    if (!made) throw new KeyMissing(`there is no key for ${month}`)
    return made
  }
}
