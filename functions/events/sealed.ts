import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { StoredEvent } from './event.ts'
import type { MonthKeys } from './month-keys.ts'
import type { PseudonymKey } from './pseudonyms.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const cipherKeyOf = ({ tenant, secret }: PseudonymKey) => createHmac('sha256', secret).update(`seal ${tenant}`).digest()

/**
 * Seals events with the key of their month: a log keeps them beside the line of the call, which names the person, and longer than
 * the key.
 */
export function sealEvents(key: PseudonymKey, events: readonly StoredEvent[]): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKeyOf(key), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(JSON.stringify(events)), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** Opens sealed events; throws where they were altered, or are of another month or tenant. */
function openSealed(key: PseudonymKey, sealed: string): StoredEvent[] {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, cipherKeyOf(key), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES))
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString())
}

/** Line of a log that carries events. */
export interface EventsLine {
  readonly event: 'use'
  readonly tenant: Tenant
  /** month of the key */
  readonly month: string
  /** empty where the events are lost */
  readonly sealed: string
  readonly error?: string
}

export const isEventsLine = (line: unknown): line is EventsLine =>
  typeof line === 'object' && line !== null && 'event' in line && line.event === 'use' && 'sealed' in line

export async function eventsInLine(keys: MonthKeys, { tenant, month, sealed }: EventsLine): Promise<StoredEvent[]> {
  return openSealed(await keys.ofMonth(tenant, month), sealed)
}
