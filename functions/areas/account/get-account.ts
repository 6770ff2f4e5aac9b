import { type Account, account } from '#contract/account.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { findActor } from '#people/find-actor.ts'
import { refreshRoster } from '#people/managing/roster.ts'
import { noteVisits } from '#people/note-visits.ts'
import { isListingDue, refreshDirectory } from '#people/refresh-directory.ts'
import { noteSession } from '#people/session-list.ts'
import { findAccounts, findPerson, type Person, type StoredAccount } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { keepsVisits } from './policy.ts'
import { presentAccount } from './present.ts'

type AccountContext = Context<typeof account.get, 'table' | 'clock' | 'acts'>

/** Somebody in a session, whose account is described. */
type Described = Pick<AccountContext, 'actor' | 'session'>

/** Age of a token with which somebody has just signed in. */
const NEW_TOKEN_S = 300
/** Time within which a sign-in that many share is followed by its first call. */
const JUST_NOW_S = 60

async function accountOf(table: Table, { actor, session }: Described, person: Person | undefined): Promise<Account | undefined> {
  const found = await findAccounts(table, actor.tenant, actor.accountIds)
  if (found.includes(undefined)) return undefined
  const accounts = (found as StoredAccount[]).filter(({ closed }) => !closed)
  return presentAccount({ actor, session, person, accounts, selected: accounts.find(({ id }) => id === actor.account?.id) })
}

/** Describes the actor's account; undefined where an entitlement names an absent account. */
export async function describeAccount(table: Table, described: Described): Promise<Account | undefined> {
  const { actor } = described
  return accountOf(table, described, await findPerson(table, actor.tenant, actor.userId))
}

/**
 * Enters somebody who signs in into the directories of their accounts, by the names of their token. A table that takes nothing, as
 * on a full disk, keeps nobody from signing in.
 */
async function enter(ports: Pick<Ports, 'table' | 'clock'>, actor: Actor, person: Person): Promise<void> {
  const { tenant, userId, firstName, lastName, email, hasVerifiedEmail } = actor
  const seen = { firstName, lastName, email: hasVerifiedEmail ? email : '' }
  if (!isListingDue(person, seen)) return
  try {
    await refreshDirectory(ports, tenant, [userId], seen)
    await refreshRoster(ports, tenant, [userId])
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
  }
}

/** Sign-ins that many share are noted nowhere: one is told by the age of its token. */
const isJustSignedIn = ({ session, ports }: Pick<AccountContext, 'session' | 'ports'>): boolean => {
  const { way, issuedAt, authenticatedAt = issuedAt } = session
  return !way && ports.clock.now().getTime() / 1000 - authenticatedAt < JUST_NOW_S
}

/**
 * Notes that a session is in use, for the list of its person; tells whether it is new. Sessions of a sign-in that many share are
 * nobody's.
 */
async function note({
  actor,
  session,
  userAgent,
  ports,
  tenant,
}: Pick<AccountContext, 'actor' | 'session' | 'userAgent' | 'ports' | 'tenant'>): Promise<boolean> {
  if (actor.userType !== 'individual' || actor.anonymous) return isJustSignedIn({ session, ports })
  const owner = { tenant, userId: actor.userId, session }
  try {
    const isNew = await noteSession(
      ports.table,
      owner,
      { agent: userAgent, authType: authTypeOf(tenant, session) },
      ports.clock.now(),
    )
    // Sessions of the library's own are audited where they begin.
    return isNew && !session.way
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
    return false
  }
}

type Visit = Pick<AccountContext, 'actor' | 'session' | 'originatedIp' | 'ports'>

/** The actor after a sign-in within a range of an account that was not theirs; undefined for anybody else. */
async function afterVisit(
  { actor, session, originatedIp: address, ports }: Visit,
  person: Person | undefined,
): Promise<Actor | undefined> {
  const now = ports.clock.now()
  const isSignIn = !session.way && now.getTime() / 1000 - session.issuedAt < NEW_TOKEN_S
  if (!isSignIn || !keepsVisits(actor) || person?.activated === false) return undefined
  if (!(await noteVisits(ports, actor, person, address))) return undefined
  const { tenant, userId: subject } = actor
  return findActor(ports.table, tenant, { claims: { ...actor, subject, session }, address, now })
}

function recordSignIn({ actor, session, tenant, originatedIp: remoteAddress, ports: { acts, clock } }: AccountContext): void {
  const message = authTypeOf(tenant, session)
  const at = clock.now().toISOString()
  acts.emit({ tenant, at, principal: actor.userId, type: 'AUTHENTICATION_SUCCESS', message, remoteAddress })
}

/** The first call of every sign-in. */
export const getAccount = useCase(account.get, ['table', 'clock', 'acts'], async (_, context) => {
  const { actor, fail } = context
  const { table } = context.ports
  const person = await findPerson(table, actor.tenant, actor.userId)
  const after = await afterVisit(context, person)
  const found =
    (await (after ? describeAccount(table, { ...context, actor: after }) : accountOf(table, context, person))) ??
    fail('account-not-exist')
  if (person) {
    await enter(context.ports, actor, person)
    if (await note(context)) recordSignIn(context)
  }
  return found
})
