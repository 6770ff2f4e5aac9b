import { LIBRARY_AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { cutText } from '#text/cut.ts'
import { librarySessionKeyOfHash, SESSION_LIFETIME_S } from './library-sessions.ts'
import { changeOfSession, listedSessionKey, type SessionOwner } from './sessions.ts'
import { personKey } from './store.ts'

/** A session that is in use is noted again after this. */
const NOTED_AFTER_MS = 5 * 60_000
const MAX_AGENT_LENGTH = 400
const PREFIX = 'session#'

/** Session of a person, in a browser or a program. */
export interface NotedSession {
  /** hash of the session's id at the issuer */
  readonly id: string
  /** ISO 8601 */
  readonly usedAt: string
  /** name of the browser, as it names itself */
  readonly agent: string
  /** way in, as the sign-in says it */
  readonly authType: string
}

const isOfLibrary = (authType: string): boolean => LIBRARY_AUTH_TYPES.some((one) => one === authType)

type Owner = Pick<SessionOwner, 'tenant' | 'userId'>

/** Id of the session of a request, as it is listed. */
export const sessionIdOf = (owner: SessionOwner): string => listedSessionKey(owner).sk.slice(PREFIX.length)

/** Notes that a session is in use, so that its person sees it among their own; tells whether it is new, or let in again. */
export async function noteSession(
  table: Pick<Table, 'get' | 'update'>,
  owner: SessionOwner,
  { agent, authType }: Pick<NotedSession, 'agent' | 'authType'>,
  now: Date,
): Promise<boolean> {
  const key = listedSessionKey(owner)
  const item = await table.get(key)
  if (item?.usedAt && now.getTime() - Date.parse(String(item.usedAt)) < NOTED_AFTER_MS && !item.revokedAt) return false
  const isNew = !item?.usedAt || item.revokedAt !== undefined
  const set = { usedAt: now.toISOString(), agent: cutText(agent, MAX_AGENT_LENGTH), authType }
  if (owner.session.way) {
    const expiresAt = Math.floor(now.getTime() / 1000) + SESSION_LIFETIME_S
    await table.update(key, { set: { ...set, expiresAt } })
    return isNew
  }
  // Whoever is let in after the session was ended has proved anew who they are.
  await table.update(key, { ...changeOfSession(now, set), remove: ['revokedAt'] })
  return isNew
}

const isOver = ({ usedAt, endedAt, revokedAt }: Item): boolean =>
  revokedAt !== undefined || Number(endedAt ?? -1) >= Math.floor(Date.parse(String(usedAt)) / 1000)

/** Lists sessions of a person that go on, the last used first. */
export async function listSessions(table: Pick<Table, 'query'>, { tenant, userId }: Owner): Promise<NotedSession[]> {
  const items = await queryAll(table, { pk: personKey(tenant, userId).pk, prefix: PREFIX })
  return items
    .filter((item) => item.usedAt !== undefined && !isOver(item))
    .map(({ sk, usedAt, agent, authType }) => ({
      id: sk.slice(PREFIX.length),
      usedAt: String(usedAt),
      agent: String(agent),
      authType: String(authType),
    }))
    .sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1))
}

const keyOf = (tenant: Tenant, userId: string, id: string): Key => ({ pk: personKey(tenant, userId).pk, sk: PREFIX + id })

/**
 * The writes that end a session: one of the issuer until its person proves anew who they are, when a token that is renewed without that
 * does not count; one of the library for good.
 */
export function writesOfRevocation({ tenant, userId }: Owner, { id, authType }: NotedSession, now: Date): Write[] {
  if (isOfLibrary(authType)) return [{ delete: keyOf(tenant, userId, id) }, { delete: librarySessionKeyOfHash(tenant, id) }]
  return [
    {
      update: keyOf(tenant, userId, id),
      change: changeOfSession(now, { revokedAt: Math.floor(now.getTime() / 1000), accountId: '' }),
      condition: { exists: true },
    },
  ]
}
