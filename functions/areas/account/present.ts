import type { Account, SubscriptionInfo, UserAccount } from '#contract/account.ts'
import { MENUS } from '#contract/account.ts'
import type { ListedSession } from '#contract/sessions.ts'
import type { Actor } from '#people/actor.ts'
import { seesCollection } from '#people/policy.ts'
import type { Visit } from '#people/ranges/visits.ts'
import type { NotedSession } from '#people/session-list.ts'
import { NO_ADDRESS, type Person, type StoredAccount, type Subscription } from '#people/store.ts'
import type { TokenSession } from '#ports/identity.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { tenants } from '#tenants/index.ts'
import { codeOfLanguage, findLanguage } from '#text/find-language.ts'
import { nameAgent } from './name-agent.ts'
import { hasPoints, seesMenu } from './policy.ts'

export interface AccountFacts {
  readonly actor: Actor
  readonly session: TokenSession
  readonly person?: Person
  /** the person's accounts, in their order */
  readonly accounts: readonly StoredAccount[]
  readonly selected?: StoredAccount
}

function userAccountOf({ actor, person }: AccountFacts, account: StoredAccount | undefined): UserAccount {
  return {
    firstName: actor.firstName,
    lastName: actor.lastName,
    companyName: account?.name ?? '',
    ...NO_ADDRESS,
    ...person?.address,
  }
}

const entitlementOf = (
  { id, number, name, acronym }: StoredAccount,
  visit: Visit | undefined,
): Account['cgEntitlements'][number] => ({
  accountId: id,
  accountNumber: number,
  accountName: name,
  accountSetting: { acronym },
  ...(visit && { openUntil: new Date(visit.until * 1000).toISOString() }),
})

/** The visit for which somebody has an account that the operator did not give them: in a network of it. */
const visitOf = (person: Person | undefined, { id }: StoredAccount): Visit | undefined => {
  const visit = person?.accountIds.includes(id) ? undefined : person?.visits?.[id]
  return visit?.range === undefined ? undefined : visit
}

function menusOf(actor: Actor): Account['userMenuList'] {
  const { menus } = tenants[actor.tenant]
  const shown = (menu: (typeof MENUS)[number]) => menus.includes(menu) && seesMenu(menu, actor)
  return MENUS.map((menuName) => ({ menu: { menuName }, isShowed: shown(menuName) }))
}

const authUserOf = ({ userType }: Actor, { accountId, maeUserId }: TokenSession): Account['authUser'] => ({
  userType,
  ...(accountId !== undefined && { accountId }),
  ...(maeUserId !== undefined && { MAEUserID: maeUserId }),
})

/** Presents a person and their accounts to the page. */
export function presentAccount(facts: AccountFacts): Account {
  const { actor, session, person, accounts, selected } = facts
  const { shown, refinementSections, profileManagementUrl, membershipUrl } = tenants[actor.tenant]
  const language = findLanguage(person?.langKey) ?? shown.defaultLanguage
  return {
    id: actor.userId,
    email: actor.email,
    tenant: actor.tenant,
    activated: person?.activated ?? true,
    ...(actor.waitsForAddress && { validationMessage: 'AUTH_VERIFICATION' as const }),
    userType: actor.userType,
    anonymous: actor.anonymous,
    authorities: [...actor.authorities],
    langKey: codeOfLanguage(language),
    language,
    isLanguageChosen: person?.langKey !== undefined,
    cgEntitlements: accounts.map((one) => entitlementOf(one, visitOf(person, one))),
    ...(selected && { selectedAccountId: selected.id }),
    accountName: selected?.name ?? '',
    authType: authTypeOf(actor.tenant, session),
    authUser: authUserOf(actor, session),
    userAccounts: accounts.map((account) => userAccountOf(facts, account)),
    userAccountDto: userAccountOf(facts, selected),
    lcaAgreementFlag: actor.agreement?.isAccepted ?? true,
    userMenuList: menusOf(actor),
    compassPointFlag: hasPoints(actor),
    semanticSearchFlag: shown.features.some(({ code, enabled }) => code === 'semantic-search' && enabled),
    customCollection: seesCollection(actor),
    contentSecurity: { 'drm-view': actor.drmView },
    refinementSections,
    billboard: shown.billboard,
    ...(profileManagementUrl && { profileManagementUrl }),
    ...(membershipUrl && { membershipUrl }),
  }
}

export function presentSubscription({ publisher, abbreviation, name }: Subscription): SubscriptionInfo {
  return { publisherSearchKey: publisher, subscriptionAbbrName: abbreviation, subscriptionName: name }
}

/** Presents a session to its person; `current`: id of the session of the call. */
export function presentSession({ id, usedAt, authType, agent }: NotedSession, current: string): ListedSession {
  return { id, ...nameAgent(agent), authType: authType as ListedSession['authType'], lastUsed: usedAt, isCurrent: id === current }
}
