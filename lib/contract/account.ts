import * as z from 'zod/mini'
import { DocumentCard } from './documents/document-card.ts'
import { AUTH_TYPES } from './endpoint/auth-types.ts'
import { AUTHORITIES, endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

const USER_TYPES = ['individual', 'company'] as const

/** Menu items that a tenant may hide. */
export const MENUS = [
  'HOME',
  'SUBSCRIPTIONS',
  'TRACKER',
  'FAVORITES',
  'NOTES',
  'GROUPS',
  'ELEARNING',
  'COMPASS_POINTS',
  'DIGITAL_LIBRARY',
  'SUBSCRIPTION_USAGE',
  'CUSTOM_COLLECTION',
] as const

const Entitlement = lazySchema(() =>
  z.strictObject({
    accountId: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    accountSetting: z.strictObject({ acronym: z.string() }),
    /** the end of an account that is open because the person signed in within its network */
    openUntil: z.optional(z.iso.datetime()),
  }),
)

export const UserAccount = lazySchema(() =>
  z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
    mobile: z.string(),
  }),
)
export type UserAccount = SchemaType<typeof UserAccount>

export const Account = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    email: z.string(),
    tenant: z.string(),
    activated: z.boolean(),
    /** they signed in, and have no account before their issuer says that their address is theirs */
    validationMessage: z.optional(z.literal('AUTH_VERIFICATION')),
    userType: z.enum(USER_TYPES),
    /** true for the tenant's guest */
    anonymous: z.boolean(),
    authorities: z.array(z.enum(AUTHORITIES)),
    /** code of the person's language; `language` is its tag of BCP 47 */
    langKey: z.string(),
    language: z.string(),
    /** Tells whether the person chose the language or the operator named it; otherwise it is the tenant's, and a browser's goes before it. */
    isLanguageChosen: z.boolean(),
    /** Empty where the person has no account here. With several, the person chooses one. */
    cgEntitlements: z.array(Entitlement()),
    /** Absent until the person chooses; set by the server where there is one entitlement. */
    selectedAccountId: z.optional(z.string()),
    accountName: z.string(),
    /** the way in of the session, as the server knows it */
    authType: z.enum(AUTH_TYPES),
    /** the person as their token names them; ids where the issuer gives them */
    authUser: z.strictObject({
      userType: z.enum(USER_TYPES),
      accountId: z.optional(z.string()),
      MAEUserID: z.optional(z.string()),
    }),
    userAccounts: z.array(UserAccount()),
    userAccountDto: UserAccount(),
    lcaAgreementFlag: z.boolean(),
    userMenuList: z.array(z.strictObject({ menu: z.strictObject({ menuName: z.enum(MENUS) }), isShowed: z.boolean() })),
    compassPointFlag: z.boolean(),
    semanticSearchFlag: z.boolean(),
    customCollection: z.boolean(),
    contentSecurity: z.strictObject({ 'drm-view': z.boolean() }),
    refinementSections: z.array(z.strictObject({ section: z.string(), display: z.enum(['Y', 'N']) })),
    billboard: z.strictObject({ 'show-publisher-billboard': z.boolean(), 'tenant-publisher-only': z.boolean() }),
    profileManagementUrl: z.optional(z.url()),
    /** site where the person's membership is managed */
    membershipUrl: z.optional(z.url()),
  }),
)
export type Account = SchemaType<typeof Account>

export const SubscriptionInfo = lazySchema(() =>
  z.strictObject({
    /** the publisher's key in a search refinement */
    publisherSearchKey: z.string(),
    subscriptionAbbrName: z.string(),
    subscriptionName: z.string(),
    /** relative URL of the logo; absent where there is none */
    subscriptionImagePath: z.optional(z.string()),
  }),
)

const Subscriptions = lazySchema(() =>
  z.strictObject({ yourSubscriptions: z.array(z.strictObject({ subscriptionInfo: SubscriptionInfo() })) }),
)
export type SubscriptionInfo = SchemaType<typeof SubscriptionInfo>

/** Document on a home card. `accessedDate` is the time that put it there. */
const HomeItem = lazySchema(() => z.strictObject({ document: DocumentCard(), accessedDate: z.optional(z.iso.datetime()) }))
const HomeItems = lazySchema(() => z.strictObject({ count: z.int(), result: z.array(HomeItem()) }))

const accountProblems = {
  'account-not-exist': { status: 500, title: 'Account not found', detail: 'account id not exist' },
  'account-not-entitled': { status: 403, title: 'This account is not one of yours' },
} as const

export const account = {
  get: endpoint({
    id: 'account.get',
    method: 'GET',
    path: '/api/account',
    access: 'session',
    input: () => z.strictObject({}),
    output: Account,
    errors: accountProblems,
  }),
  switch: endpoint({
    id: 'account.switch',
    method: 'POST',
    path: '/api/account/switch',
    access: 'session',
    input: () =>
      z.strictObject({
        accountId: z.string().check(z.minLength(1), z.maxLength(64)),
        authType: z.optional(z.enum(AUTH_TYPES)),
        requestId: z.optional(z.string().check(z.maxLength(64))),
        originatedIpAddress: z.optional(z.string().check(z.maxLength(64))),
        originatedWhiteListedAccount: z.optional(z.boolean()),
      }),
    output: Account,
    errors: {
      ...accountProblems,
      'account-fixed': { status: 403, title: 'The sign-in of an organization or a partner chose this account' },
    },
  }),
  logout: endpoint({
    id: 'account.logout',
    method: 'POST',
    path: '/api/account/logout',
    access: 'session',
    input: () => z.strictObject({}),
    output: () => z.strictObject({}),
  }),
  subscriptions: endpoint({
    id: 'account.subscriptions',
    method: 'GET',
    path: '/api/user-subscriptions/current-user/subscriptions',
    access: 'account',
    input: () => z.strictObject({}),
    output: Subscriptions,
  }),
  subscriptionList: endpoint({
    id: 'account.subscriptionList',
    method: 'GET',
    path: '/api/user-subscriptions/current-user',
    access: 'account',
    input: () => z.strictObject({}),
    output: Subscriptions,
  }),
  accessedDocuments: endpoint({
    id: 'account.accessedDocuments',
    method: 'GET',
    path: '/api/accessed-documents/current-user',
    access: 'account',
    input: () => z.strictObject({}),
    output: HomeItems,
  }),
  updatedDocuments: endpoint({
    id: 'account.updatedDocuments',
    method: 'GET',
    path: '/api/updated-documents/current-user',
    access: 'account',
    input: () => z.strictObject({}),
    output: HomeItems,
  }),
}
