import type { MENUS } from '#contract/account.ts'
import type { Actor } from '#people/actor.ts'

type Menu = (typeof MENUS)[number]
type Viewer = Pick<Actor, 'userType' | 'authorities' | 'drmView'>

/** Tells whether opened documents are recorded. Several people share a company user and would see each other's. */
export const recordsAccesses = ({ userType }: Pick<Actor, 'userType'>): boolean => userType === 'individual'

const seesUsage = ({ authorities, drmView }: Viewer): boolean =>
  !drmView && authorities.some((authority) => authority === 'ADMIN' || authority === 'COMPASS_USAGE_REPORT_VIEWER')

const isUnbuilt = () => false

/** Conditions of menus that depend on the person, or on what is built; the others depend on the tenant only. */
const ownMenus: Partial<Record<Menu, (viewer: Viewer) => boolean>> = {
  TRACKER: ({ userType }) => userType === 'individual',
  FAVORITES: ({ userType }) => userType === 'individual',
  NOTES: ({ userType }) => userType === 'individual',
  SUBSCRIPTION_USAGE: seesUsage,
  GROUPS: isUnbuilt,
  COMPASS_POINTS: isUnbuilt,
  CUSTOM_COLLECTION: isUnbuilt,
}

export const seesMenu = (menu: Menu, viewer: Viewer): boolean => ownMenus[menu]?.(viewer) ?? true
