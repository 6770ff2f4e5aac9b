import type { MENUS } from '#contract/account.ts'
import type { Actor } from '#people/actor.ts'

type Menu = (typeof MENUS)[number]
type Viewer = Pick<Actor, 'userType' | 'authorities' | 'drmView'>

/** Company users keep nothing of their own: another person of the company would see it. */
export const keepsAccesses = ({ userType }: Pick<Actor, 'userType'>): boolean => userType === 'individual'

export const usesCompassPoints = ({ userType }: Viewer): boolean => userType === 'individual'

const seesUsage = ({ authorities, drmView }: Viewer): boolean =>
  !drmView && authorities.some((authority) => authority === 'ADMIN' || authority === 'COMPASS_USAGE_REPORT_VIEWER')

/** Menus that are not for everybody; the others go with the tenant alone. */
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
