import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyParts } from '#contract/counter/keys.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'

/** A key of an account as it is stored: nobody can read its secrets again. */
export interface StoredKey {
  readonly id: string
  readonly name: string
  readonly parts: KeyParts
  /** ISO 8601 */
  readonly made: string
  readonly renewed?: string
  readonly used?: string
}

/** Secrets of a key; it has one of them at least. */
export interface KeySecrets {
  readonly requestorId?: string
  readonly apiKey?: string
}

/** Owner of keys. */
export interface KeyOwner {
  readonly tenant: Tenant
  readonly accountId: string
}

interface HashedKey extends StoredKey {
  readonly requestorHash?: string
  readonly apiKeyHash?: string
}

/** bytes; nobody guesses them, so that their hash needs no salt and no work */
const SECRET_BYTES = { requestorId: 16, apiKey: 32 } as const

const keyOf = ({ tenant, accountId }: KeyOwner, id: string): Key => ({ pk: `${tenant}#account-keys#${accountId}`, sk: id })

/** The account of a key, by the hash of one of its secrets: a consortium’s key is sent with ids of its members. */
const ownerKey = (tenant: Tenant, secretHash: string): Key => ({ pk: `${tenant}#key-owners`, sk: secretHash })

const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes secrets of the parts of a key. */
export const makeSecrets = (parts: KeyParts): KeySecrets => ({
  ...(parts !== 'api-key' && { requestorId: secret(SECRET_BYTES.requestorId) }),
  ...(parts !== 'requestor' && { apiKey: secret(SECRET_BYTES.apiKey) }),
})

const hashesOf = ({ requestorId, apiKey }: KeySecrets) => ({
  ...(requestorId !== undefined && { requestorHash: hashOf(requestorId) }),
  ...(apiKey !== undefined && { apiKeyHash: hashOf(apiKey) }),
})

/** Hash by which the account of a key is found. */
const nameOf = ({ requestorHash, apiKeyHash }: Pick<HashedKey, 'requestorHash' | 'apiKeyHash'>) =>
  requestorHash ?? apiKeyHash ?? ''

const readHashed = ({ pk: _, sk, ...facts }: Item): HashedKey => ({ id: sk, ...facts }) as unknown as HashedKey

function withoutHashes({ requestorHash: _, apiKeyHash: __, ...facts }: HashedKey): StoredKey {
  return facts
}

const readKeys = async (table: Pick<Table, 'query'>, owner: KeyOwner) =>
  (await queryAll(table, { pk: keyOf(owner, '').pk })).map(readHashed)

/** Lists keys in the order of their making, which is that of their ids. */
export const listKeys = async (table: Pick<Table, 'query'>, owner: KeyOwner): Promise<StoredKey[]> =>
  (await readKeys(table, owner)).map(withoutHashes)

/** Compares a secret in a time that tells nothing; a key without the part asks for none of it. */
function isSame(hash: string | undefined, given: string | undefined): boolean {
  if (hash === undefined) return true
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(given ?? '')))
}

/** Finds the key with these secrets. A secret that the key does not have is no reason to refuse it. */
export async function findKey(
  table: Pick<Table, 'query'>,
  owner: KeyOwner,
  { requestorId, apiKey }: KeySecrets,
): Promise<StoredKey | undefined> {
  const keys = await readKeys(table, owner)
  const found = keys.find((one) => isSame(one.requestorHash, requestorId) && isSame(one.apiKeyHash, apiKey))
  return found && withoutHashes(found)
}

/** Finds the account of a key by what a program sent; undefined for none, and for keys of earlier releases until they are renewed. */
export async function findKeyOwner(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  { requestorId, apiKey }: KeySecrets,
): Promise<string | undefined> {
  const given = [requestorId, apiKey].filter((one) => one !== undefined)
  const items = await table.getMany(given.map((one) => ownerKey(tenant, hashOf(one))))
  return items.find((one) => one !== undefined)?.accountId as string | undefined
}

const ownerWrite = ({ tenant, accountId }: KeyOwner, hashes: ReturnType<typeof hashesOf>): Write => ({
  put: { ...ownerKey(tenant, nameOf(hashes)), accountId },
})

export function writesOfNewKey(owner: KeyOwner, { id, ...facts }: StoredKey, secrets: KeySecrets): Write[] {
  const hashes = hashesOf(secrets)
  return [{ put: { ...keyOf(owner, id), ...facts, ...hashes }, condition: { exists: false } }, ownerWrite(owner, hashes)]
}

/** Former secrets of a key: whoever sends them is nobody from now on. */
async function formerOwnerWrite(table: Pick<Table, 'get'>, owner: KeyOwner, id: string): Promise<Write[]> {
  const item = await table.get(keyOf(owner, id))
  return item ? [{ delete: ownerKey(owner.tenant, nameOf(readHashed(item))) }] : []
}

export async function writesOfRenewal(
  table: Pick<Table, 'get'>,
  owner: KeyOwner,
  id: string,
  secrets: KeySecrets,
  renewed: string,
): Promise<Write[]> {
  const hashes = hashesOf(secrets)
  return [
    { update: keyOf(owner, id), change: { set: { ...hashes, renewed } }, condition: { exists: true } },
    ...(await formerOwnerWrite(table, owner, id)),
    ownerWrite(owner, hashes),
  ]
}

export async function writesOfEnd(table: Pick<Table, 'get'>, owner: KeyOwner, id: string): Promise<Write[]> {
  return [{ delete: keyOf(owner, id), condition: { exists: true } }, ...(await formerOwnerWrite(table, owner, id))]
}

/** Notes a use of a key. Throws ConditionFailed where the key has ended meanwhile. */
export async function noteUse(table: Pick<Table, 'update'>, owner: KeyOwner, id: string, used: string): Promise<void> {
  await table.update(keyOf(owner, id), { set: { used } }, { exists: true })
}
