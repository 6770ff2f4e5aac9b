import type { MENUS } from '#contract/account.ts'
import type { Actor } from '#people/actor.ts'

type Menu = (typeof MENUS)[number]
type Viewer = Pick<Actor, 'userType' | 'authorities' | 'drmView'>

/** Tells whether opened documents are recorded. Several people share a company user and would see each other's. */
export const recordsAccesses = ({ userType }: Pick<Actor, 'userType'>): boolean => userType === 'individual'

export const usesCompassPoints = ({ userType }: Viewer): boolean => userType === 'individual'

const seesUsage = ({ authorities, drmView }: Viewer): boolean =>
  !drmView && authorities.some((authority) => authority === 'ADMIN' || authority === 'COMPASS_USAGE_REPORT_VIEWER')

/** Conditions of menus that depend on the person; the others depend on the tenant only. */
const ownMenus: Partial<Record<Menu, (viewer: Viewer, customCollection: boolean) => boolean>> = {
  TRACKER: ({ userType }) => userType === 'individual',
  FAVORITES: ({ userType }) => userType === 'individual',
  GROUPS: ({ userType }) => userType === 'individual',
  COMPASS_POINTS: usesCompassPoints,
  SUBSCRIPTION_USAGE: seesUsage,
  CUSTOM_COLLECTION: (_, customCollection) => customCollection,
}

export const seesMenu = (menu: Menu, viewer: Viewer, customCollection: boolean): boolean =>
  ownMenus[menu]?.(viewer, customCollection) ?? true
