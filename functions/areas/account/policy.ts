import type { MENUS } from '#contract/account.ts'
import type { AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Actor } from '#people/actor.ts'
import { seesCollection } from '#people/policy.ts'
import { refusalOfGroups } from '#people/refusal-of-groups.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { TokenSession } from '#ports/identity.ts'
import { tenants } from '#tenants/index.ts'

type Menu = (typeof MENUS)[number]
type Viewer = Pick<Actor, 'tenant' | 'userType' | 'anonymous' | 'account' | 'authorities' | 'drmView'>

/** Tells whether opened documents are recorded. Several people share a company user and would see each other's. */
export const recordsAccesses = ({ userType }: Pick<Actor, 'userType'>): boolean => userType === 'individual'

/** Tells whether somebody may switch: a sign-in of an organization, or a partner's token, says which account it is for. */
export const maySwitch = (authType: (typeof AUTH_TYPES)[number]): boolean => authType !== 'SSO' && authType !== 'JWT'

/** Tells whether an account stays open to somebody who signed in within its ranges. A sign-in that many share would take it anywhere. */
export const keepsVisits = ({ userType, anonymous }: Pick<Actor, 'userType' | 'anonymous'>): boolean =>
  userType === 'individual' && !anonymous

const USAGE_READERS: Actor['authorities'] = ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER']
const seesUsage = ({ authorities, drmView }: Viewer): boolean =>
  !drmView && authorities.some((authority) => USAGE_READERS.includes(authority))

/** Tells whether somebody changes their address here, and not on another site of the tenant. */
export const managesProfileHere = ({ tenant }: Pick<Actor, 'tenant'>): boolean =>
  tenants[tenant].profileManagementUrl === undefined

export const hasPoints = (viewer: Viewer): boolean => refusalOfPoints(viewer) === undefined

/** age of a sign-in by which somebody still proves who they are */
const FRESH_SIGN_IN_S = 600

/** Tells whether somebody may erase themselves: those who have just proved who they are. */
export const mayErase = ({ authenticatedAt }: Pick<TokenSession, 'authenticatedAt'>, now: Date): boolean =>
  authenticatedAt !== undefined && now.getTime() / 1000 - authenticatedAt < FRESH_SIGN_IN_S

/** Conditions of menus that depend on the person; the others depend on the tenant only. */
const ownMenus: Partial<Record<Menu, (viewer: Viewer) => boolean>> = {
  TRACKER: ({ userType }) => userType === 'individual',
  FAVORITES: ({ userType }) => userType === 'individual',
  NOTES: ({ userType }) => userType === 'individual',
  SUBSCRIPTION_USAGE: seesUsage,
  GROUPS: (viewer) => refusalOfGroups(viewer) === undefined,
  COMPASS_POINTS: hasPoints,
  CUSTOM_COLLECTION: seesCollection,
}

export const seesMenu = (menu: Menu, viewer: Viewer): boolean => ownMenus[menu]?.(viewer) ?? true
