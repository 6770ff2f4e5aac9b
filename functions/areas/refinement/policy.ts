import { REFINEMENT_ROOTS } from '#contract/search.ts'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

export type Root = (typeof REFINEMENT_ROOTS)[number]

/** Categories that the tenant closes are closed here too, not on its page alone. */
export const shows = (tenant: Tenant, root: Root): boolean =>
  tenants[tenant].refinementSections.some(({ section, display }) => section === root && display === 'Y')

export const categoriesOf = (tenant: Tenant): Root[] => REFINEMENT_ROOTS.filter((root) => shows(tenant, root))

/** A tenant may offer its own publisher alone to choose; what else it holds is found all the same. */
export function onlyPublisherOf(tenant: Tenant): string | undefined {
  const { shown, publisher } = tenants[tenant]
  return shown.billboard['tenant-publisher-only'] ? publisher.code : undefined
}

export const offersPublisher = (tenant: Tenant, code: string): boolean => (onlyPublisherOf(tenant) ?? code) === code

export const showsBillboards = (tenant: Tenant): boolean => tenants[tenant].shown.billboard['show-publisher-billboard']

export const searchesMeaning = (tenant: Tenant): boolean =>
  tenants[tenant].shown.features.some(({ code, enabled }) => code === 'semantic-search' && enabled)
