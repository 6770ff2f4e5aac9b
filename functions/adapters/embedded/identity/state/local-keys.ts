import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { TENANTS, type Tenant } from '#contract/tenant.ts'

const generate = promisify(generateKeyPair)

/** Private key of RSA as a JSON Web Key. */
export const PrivateKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
})

const StoredKeys = z.object({ signing: PrivateKey, cookies: z.string().min(32) })

export interface TenantKeys {
  /** private, with `kid`, `alg` and `use` */
  readonly signing: JsonWebKey & { readonly kid: string }
  readonly cookies: string
}

export interface LocalKeys {
  readonly tenants: Readonly<Record<Tenant, TenantKeys>>
  /** secret of the endpoint that mints tokens without signing in */
  readonly tokenSecret: string
}

/** File of the token secret, in the folder of the keys. */
export const TOKEN_SECRET_FILE = 'local-token-secret'

/** Makes a key for RS256, because every request verifies a token and RSA verifies fastest. */
export async function makeSigningKey(): Promise<TenantKeys['signing']> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  const kid = randomBytes(9).toString('base64url')
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
}

const makeKeys = async (): Promise<TenantKeys> => ({
  signing: await makeSigningKey(),
  cookies: randomBytes(32).toString('base64url'),
})

/** Writes a secret atomically and durably before its first use: a lost key invalidates every token made with it. */
export async function writeSecret(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** Reads a secret; undefined where there is none yet. */
export async function readSecret(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function readOrMake(file: string, make: () => Promise<string>): Promise<string> {
  const text = await readSecret(file)
  if (text !== undefined) return text
  const made = await make()
  await writeSecret(file, made)
  return made
}

export const unreadable = (file: string, cause?: unknown) =>
  new Error(`The key in ${file} cannot be read; remove the file to have a new one made.`, { cause })

async function keysOf(folder: string, tenant: Tenant): Promise<TenantKeys> {
  const file = join(folder, `${tenant}.json`)
  const text = await readOrMake(file, async () => JSON.stringify(await makeKeys()))
  try {
    return StoredKeys.parse(JSON.parse(text))
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

export async function openLocalKeys(folder: string): Promise<LocalKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys = await Promise.all(TENANTS.map(async (tenant) => [tenant, await keysOf(folder, tenant)] as const))
  const tokenSecret = await readOrMake(join(folder, TOKEN_SECRET_FILE), async () => randomBytes(32).toString('base64url'))
  if (tokenSecret.length < 32) throw unreadable(join(folder, TOKEN_SECRET_FILE))
  return { tenants: Object.fromEntries(keys) as Record<Tenant, TenantKeys>, tokenSecret }
}

export function publicJwkOf({ kty, kid, n, e }: TenantKeys['signing']) {
  return { kty: kty as string, kid, n: n as string, e: e as string, alg: 'RS256', use: 'sig' }
}
