import { createHash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { TokenSession } from '#ports/identity.ts'
import type { Change, Item, Json, Key, Table, Write } from '#ports/table.ts'
import { type AgreementName, agreedAttribute } from './agreements.ts'
import { type LibrarySession, librarySessionKey, readLibrarySession } from './library-sessions.ts'
import { type Person, personKey, readPerson } from './store.ts'

/** Time for which a session is known after its last change; then its person chooses an account again. */
const LIFETIME_S = 30 * 86_400

export interface SessionOwner {
  readonly tenant: Tenant
  readonly userId: string
  readonly session: TokenSession
}

/** The item of a session among those of its person. One of the library has its account elsewhere, and is noted here for its person. */
export const listedSessionKey = ({ tenant, userId, session }: SessionOwner): Key => ({
  ...personKey(tenant, userId),
  sk: `session#${createHash('sha256').update(session.id).digest('base64url')}`,
})

const sessionKey = (owner: SessionOwner): Key =>
  owner.session.way ? librarySessionKey(owner.tenant, owner.session.id) : listedSessionKey(owner)

/** Sessions that began before their person was erased have ended, also for an operator who adds the person again. */
const isErased = (item: Item | undefined, { way, authenticatedAt = 0 }: TokenSession) =>
  !way && item?.erasedAt !== undefined && authenticatedAt <= Number(item.erasedAt)

export interface PersonInSession {
  readonly person?: Person
  /** the session, where the library itself began it */
  readonly own?: LibrarySession
  /** the account that was selected in the session */
  readonly selectedAccountId?: string
  /** the session was ended after the token was made */
  readonly hasEnded: boolean
  /** tells whether an agreement was accepted: by the person for good, by an organization's sign-in in the session */
  readonly hasAccepted: (agreement: AgreementName, userType: Person['userType']) => boolean
}

/** A session of the library is there as long as its item; one of the issuer ends with a time, up to which its tokens were made. */
const isEnded = (item: Item | undefined, { way, issuedAt, authenticatedAt = 0 }: TokenSession) =>
  way ? item === undefined : issuedAt <= Number(item?.endedAt ?? -1) || authenticatedAt <= Number(item?.revokedAt ?? -1)

/** Reads a person and the session of a request at once. */
export async function findInSession(table: Table, owner: SessionOwner): Promise<PersonInSession> {
  const [person, session] = await table.getMany([personKey(owner.tenant, owner.userId), sessionKey(owner)])
  const own = owner.session.way && readLibrarySession(owner.session.id, session)
  return {
    person: readPerson(person),
    ...(own && { own }),
    selectedAccountId: (session?.accountId as string | undefined) || undefined,
    hasEnded: isEnded(session, owner.session) || isErased(person, owner.session),
    hasAccepted: (agreement, userType) => {
      const item = userType === 'company' ? session : person
      return item?.[agreedAttribute(agreement)] === agreement.version
    },
  }
}

export const changeOfSession = (now: Date, set: Readonly<Record<string, Json>>): Change => ({
  set: { ...set, expiresAt: Math.floor(now.getTime() / 1000) + LIFETIME_S },
})

/** The write of something that is known of a session. One of the library that has ended meanwhile does not come back. */
const writeOf = (owner: SessionOwner, set: Readonly<Record<string, Json>>, now: Date): Write =>
  owner.session.way
    ? { update: sessionKey(owner), change: { set }, condition: { exists: true } }
    : { update: sessionKey(owner), change: changeOfSession(now, set) }

/** The write that selects an account for a session. */
export const writeOfSelection = (owner: SessionOwner, accountId: string, now: Date): Write => writeOf(owner, { accountId }, now)

/** The write that accepts an agreement: for a person, or for the session of a sign-in that many share. */
export function writeOfAcceptance(owner: SessionOwner, userType: Person['userType'], agreement: AgreementName, now: Date): Write {
  const set = { [agreedAttribute(agreement)]: agreement.version }
  if (userType === 'company') return writeOf(owner, set, now)
  return { update: personKey(owner.tenant, owner.userId), change: { set }, condition: { exists: true } }
}

/** Ends a session for every token of it that was made until now, and for the one of the request, whose issuer's clock may be ahead. */
export async function endSession(table: Table, owner: SessionOwner, now: Date): Promise<void> {
  if (owner.session.way) return table.transact([{ delete: sessionKey(owner) }, { delete: listedSessionKey(owner) }])
  const endedAt = Math.max(Math.floor(now.getTime() / 1000), owner.session.issuedAt)
  await table.update(sessionKey(owner), changeOfSession(now, { endedAt, accountId: '' }))
}
