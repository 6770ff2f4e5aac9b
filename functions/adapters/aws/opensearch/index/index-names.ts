import type { Tenant } from '#contract/tenant.ts'
import { MAPPING_VERSION } from './mapping.ts'

/** Names the alias of a tenant, by which all readers and writers reach its index. */
export const aliasOf = (prefix: string, tenant: Tenant) => `${prefix}-${tenant}`

/** Names the index of a mapping. The fixed name makes concurrent creation safe: one of two writers finds it created. */
export const indexNameOf = (prefix: string, tenant: Tenant) => `${aliasOf(prefix, tenant)}-${MAPPING_VERSION}-0`
