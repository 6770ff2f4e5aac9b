import { createPrivateKey, type JsonWebKey, sign } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { PublicKey, Signing } from '#ports/signing.ts'
import { compactToken } from '../../shared/compact-token.ts'
import { makeSigningKey, PrivateKey, publicJwkOf, readSecret, unreadable, writeSecret } from './state/local-keys.ts'

/** A key signs this long; a later one then takes over. */
const KEY_LIFETIME_MS = 90 * 86_400_000
/** The key that signs, and the one before it: tokens last far shorter than a key. */
const MAX_KEYS = 2

const StoredKeys = z.array(z.object({ since: z.iso.datetime(), signing: PrivateKey })).min(1)
type StoredKey = z.infer<typeof StoredKeys>[number]

interface LocalSigningOptions {
  /** folder that is closed to other users */
  readonly folder: string
  readonly clock: Clock
}

/** Signs with keys of the data folder, a file a tenant, which is written with the first token. */
export function openLocalSigning({ folder, clock }: LocalSigningOptions): Signing {
  const read = new Map<Tenant, Promise<readonly StoredKey[]>>()
  const fileOf = (tenant: Tenant) => join(folder, `${tenant}-signing.json`)

  async function readKeys(tenant: Tenant): Promise<readonly StoredKey[]> {
    const text = await readSecret(fileOf(tenant))
    if (text === undefined) return []
    try {
      return StoredKeys.parse(JSON.parse(text))
    } catch (cause) {
      throw unreadable(fileOf(tenant), cause)
    }
  }

  async function renewed(tenant: Tenant, keys: readonly StoredKey[]): Promise<readonly StoredKey[]> {
    const now = clock.now()
    const [newest] = keys
    if (newest && now.getTime() - Date.parse(newest.since) < KEY_LIFETIME_MS) return keys
    const added = { since: now.toISOString(), signing: PrivateKey.parse(await makeSigningKey()) }
    const all = [added, ...keys].slice(0, MAX_KEYS)
    await writeSecret(fileOf(tenant), JSON.stringify(all))
    return all
  }

  /** Each call goes on from the keys of the one before, so that no two make a key. */
  function keysOf(tenant: Tenant): Promise<readonly StoredKey[]> {
    const keys = (read.get(tenant) ?? readKeys(tenant)).then((known) => renewed(tenant, known))
    read.set(tenant, keys)
    keys.catch(() => read.delete(tenant))
    return keys
  }

  return {
    async sign(tenant, claims) {
      const [{ signing }] = (await keysOf(tenant)) as [StoredKey]
      const key = createPrivateKey({ key: signing as JsonWebKey, format: 'jwk' })
      return compactToken(signing.kid, claims, async (content) => sign('sha256', content, key))
    },
    keys: async (tenant) => (await keysOf(tenant)).map(({ signing }) => publicJwkOf(signing) as PublicKey),
  }
}
