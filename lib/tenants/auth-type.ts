import type { Tenant } from '#contract/tenant.ts'
import { tenants } from './index.ts'

/** The way in of people who sign in at the issuer of a tenant. */
export const authTypeOf = (tenant: Tenant): 'SSO' | 'PWD' => (tenants[tenant].shown.federatedOnly ? 'SSO' : 'PWD')
