import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'

/** Tells whether the tenant has a tracker and its menu. The contract already admits individuals only. */
export function mayUseTracker({ tenant }: Pick<Actor, 'tenant'>): boolean {
  const { shown, menus } = tenants[tenant]
  return menus.includes('TRACKER') && shown.features.some(({ code, enabled }) => code === 'show-tracker' && enabled)
}
