import type { AUTH_TYPES, LIBRARY_AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from './index.ts'

/** A session as far as its token says how it began. */
interface BegunBy {
  /** way in of a session that the library itself began */
  readonly way?: (typeof LIBRARY_AUTH_TYPES)[number]
  /** organization whose sign-in the issuer took */
  readonly organization?: string
}

/** The way in of a session; of people who are not there yet, the one that the issuer of the tenant has for them. */
export function authTypeOf(tenant: Tenant, { way, organization }: BegunBy = {}): (typeof AUTH_TYPES)[number] {
  return way ?? (organization !== undefined || tenants[tenant].shown.federatedOnly ? 'SSO' : 'PWD')
}
