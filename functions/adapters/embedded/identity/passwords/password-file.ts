import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Tenant } from '#contract/tenant.ts'
import { readSecret, unreadable, writeSecret } from '../state/local-keys.ts'
import { hashPassword } from './password-hash.ts'

const StoredPasswords = z.record(z.string(), z.object({ subject: z.string(), hash: z.string() }))
type StoredPasswords = z.infer<typeof StoredPasswords>

const fileOf = (folder: string, tenant: Tenant) => join(folder, `${tenant}-passwords.json`)

/** Form of an address in which it names somebody. */
export const foldAddress = (address: string): string => address.trim().toLowerCase()

/** Reads hashes of passwords by the addresses of their people. */
export async function readPasswords(folder: string, tenant: Tenant): Promise<StoredPasswords> {
  const file = fileOf(folder, tenant)
  const text = await readSecret(file)
  if (text === undefined) return {}
  try {
    return StoredPasswords.parse(JSON.parse(text))
  } catch (cause) {
    throw unreadable(file, cause)
  }
}

/** Saves the hash of a password; somebody has a single one, with their latest address. */
export async function savePassword(
  folder: string,
  tenant: Tenant,
  { subject, address }: { readonly subject: string; readonly address: string },
  password: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const others = Object.entries(await readPasswords(folder, tenant)).filter(([, one]) => one.subject !== subject)
  const passwords = { ...Object.fromEntries(others), [foldAddress(address)]: { subject, hash: await hashPassword(password) } }
  await writeSecret(fileOf(folder, tenant), JSON.stringify(passwords))
}
