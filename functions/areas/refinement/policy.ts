import { REFINEMENT_ROOTS } from '#contract/search.ts'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

export type Root = (typeof REFINEMENT_ROOTS)[number]

/** Section of a category on the tenant's page: what a record states and the status that follows from it are one. */
const sectionOf = (root: Root): string => (root === 'standing' ? 'status' : root)

/** Tells whether the tenant shows a category; a category hidden on its page is closed in the API, too. Years are shown everywhere. */
export const showsCategory = (tenant: Tenant, root: Root): boolean =>
  root === 'year' ||
  tenants[tenant].refinementSections.some(({ section, display }) => section === sectionOf(root) && display === 'Y')

export const categoriesOf = (tenant: Tenant): Root[] => REFINEMENT_ROOTS.filter((root) => showsCategory(tenant, root))

/** The only publisher that a tenant offers to select, if it limits them; documents of others are found all the same. */
export function onlyPublisherOf(tenant: Tenant): string | undefined {
  const { shown, publisher } = tenants[tenant]
  return shown.billboard['tenant-publisher-only'] ? publisher.code : undefined
}

export const offersPublisher = (tenant: Tenant, code: string): boolean => (onlyPublisherOf(tenant) ?? code) === code

export const showsBillboards = (tenant: Tenant): boolean => tenants[tenant].shown.billboard['show-publisher-billboard']

export const hasMeaningSearch = (tenant: Tenant): boolean =>
  tenants[tenant].shown.features.some(({ code, enabled }) => code === 'semantic-search' && enabled)
