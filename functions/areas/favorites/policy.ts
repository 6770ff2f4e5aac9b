import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'

/** The tenant has favourites; that they are of individuals the contract says already. */
export const mayKeepFavorites = ({ tenant }: Pick<Actor, 'tenant'>): boolean => tenants[tenant].menus.includes('FAVORITES')
