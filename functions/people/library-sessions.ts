import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { LibraryWay } from '#ports/signing.ts'
import type { Item, Key, Table } from '#ports/table.ts'

/** A session of the library's own lasts no longer, however often it is renewed. */
export const SESSION_LIFETIME_S = 12 * 3600

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const librarySessionKeyOfHash = (tenant: Tenant, hash: string): Key => ({
  pk: `${tenant}#library-session#${hash}`,
  sk: 'session',
})

/** The item of a session that the library itself began. It exists as long as the session. */
export const librarySessionKey = (tenant: Tenant, id: string): Key => librarySessionKeyOfHash(tenant, hashOf(id))

export interface LibrarySession {
  readonly id: string
  readonly way: LibraryWay
  readonly subject: string
  /** id of the partner who said who this is; absent of a reader by address */
  readonly partner?: string
  /** accounts that were open to it when it began */
  readonly accountIds: readonly string[]
  /** epoch seconds */
  readonly expiresAt: number
}

/** A session with the secret that renews it, which is stored nowhere. */
export interface BegunSession extends LibrarySession {
  readonly secret: string
}

const newSecret = () => randomBytes(32).toString('base64url')

export const readLibrarySession = (id: string, item: Item | undefined): LibrarySession | undefined =>
  item && ({ id, ...(item.session as object), expiresAt: item.expiresAt } as LibrarySession)

/** Begins a session: the item has hashes of its id and its secret alone. */
export async function beginLibrarySession(
  table: Table,
  tenant: Tenant,
  facts: Pick<LibrarySession, 'way' | 'subject' | 'accountIds' | 'partner'>,
  now: Date,
): Promise<BegunSession> {
  const [id, secret] = [newSecret(), newSecret()]
  const expiresAt = Math.floor(now.getTime() / 1000) + SESSION_LIFETIME_S
  const { way, subject, accountIds, partner } = facts
  const session = { way, subject, accountIds: [...accountIds], ...(partner !== undefined && { partner }) }
  await table.put({ ...librarySessionKey(tenant, id), session, secret: hashOf(secret), expiresAt }, { exists: false })
  return { id, ...session, secret, expiresAt }
}

/** Finds a session by its id and its secret; undefined where it has ended or the secret is another. */
export async function findLibrarySession(
  table: Table,
  tenant: Tenant,
  { id, secret }: Pick<BegunSession, 'id' | 'secret'>,
): Promise<LibrarySession | undefined> {
  const item = await table.get(librarySessionKey(tenant, id))
  const [given, stored] = [hashOf(secret), String(item?.secret ?? hashOf(''))].map((hash) => Buffer.from(hash))
  return given && stored && given.length === stored.length && timingSafeEqual(given, stored)
    ? readLibrarySession(id, item)
    : undefined
}
