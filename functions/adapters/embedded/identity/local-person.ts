import type { Tenant } from '#contract/tenant.ts'

/** Person who can sign in at the local issuer of every tenant. */
export interface LocalPerson {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** signed in without a page when `login_hint` names them */
  readonly guest: boolean
}

const emailOf = (tenant: Tenant, person: LocalPerson): string => `${person.subject}@${tenant}.example.org`

export const identityClaims = (tenant: Tenant, person: LocalPerson) => ({
  given_name: person.firstName,
  family_name: person.lastName,
  email: emailOf(tenant, person),
  email_verified: true,
})
