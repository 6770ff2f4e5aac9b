import type { Tenant } from '#contract/tenant.ts'
import { MAPPING_VERSION } from './mapping.ts'

/** Everybody reads and writes by the alias. */
export const aliasOf = (prefix: string, tenant: Tenant) => `${prefix}-${tenant}`

/** One name a mapping: of two who make it at once, one finds it made. */
export const indexOf = (prefix: string, tenant: Tenant) => `${aliasOf(prefix, tenant)}-${MAPPING_VERSION}-0`
