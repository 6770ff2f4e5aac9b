import type { SEARCH_TYPES, Tenant } from '#contract/tenant.ts'
import type { SearchField } from '#finding/intent.ts'
import { tenants } from '#tenants/index.ts'

export type SearchType = (typeof SEARCH_TYPES)[number]

export const offersType = (tenant: Tenant, type: SearchType): boolean =>
  tenants[tenant].shown['search-types-configuration'].some(({ code, enabled }) => code === type && enabled)

/** Tells whether the tenant offers a search of these fields. Subscribed content needs a search type of its own for any fields. */
export function offersSearch(tenant: Tenant, where: 'all' | 'entitled', field: SearchField): boolean {
  const types: SearchType[] = where === 'entitled' ? ['MYSUBSCRIPTION'] : field === 'all' ? ['ALL'] : []
  if (field !== 'all') types.push(field === 'keyword' ? 'K' : 'D')
  return types.every((type) => offersType(tenant, type))
}
