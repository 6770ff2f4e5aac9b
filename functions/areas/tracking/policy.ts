import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'

/** The tenant has a tracker, and its menu is one of theirs; that they are individuals the contract says already. */
export function mayUseTracker({ tenant }: Pick<Actor, 'tenant'>): boolean {
  const { shown, menus } = tenants[tenant]
  return menus.includes('TRACKER') && shown.features.some(({ code, enabled }) => code === 'show-tracker' && enabled)
}
