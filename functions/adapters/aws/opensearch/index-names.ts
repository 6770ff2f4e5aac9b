import type { Tenant } from '#contract/tenant.ts'
import { MAPPING_VERSION } from './mapping.ts'

/** Everybody reads and writes by the alias. */
export const aliasOf = (prefix: string, tenant: Tenant) => `${prefix}-${tenant}`

/** Beside it, while an index is filled that is to take its place: what is written goes to both. */
export const fillingAliasOf = (prefix: string, tenant: Tenant) => `${aliasOf(prefix, tenant)}-filling`

/** The first one has one name, so that of two who make it one finds it made. */
export const FIRST = '0'

export const indexOf = (prefix: string, tenant: Tenant, time: string) => `${aliasOf(prefix, tenant)}-${MAPPING_VERSION}-${time}`
