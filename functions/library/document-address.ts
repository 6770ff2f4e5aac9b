import type { Tenant } from '#contract/tenant.ts'

/** The address at which people open a document of a tenant. */
export type DocumentAddress = (tenant: Tenant, contentCode: string) => string
