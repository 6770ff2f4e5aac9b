import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'

/** Tells whether the tenant has favourites. The contract already admits individuals only. */
export const mayUseFavorites = ({ tenant }: Pick<Actor, 'tenant'>): boolean => tenants[tenant].menus.includes('FAVORITES')
