import type { Tenant } from '#contract/tenant.ts'

/** Somebody who can sign in at the local issuer, the same in every tenant. */
export interface LocalPerson {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** may be signed in without being asked, when the page names them in `login_hint` */
  readonly guest: boolean
}

const emailOf = (tenant: Tenant, person: LocalPerson): string => `${person.subject}@${tenant}.example.org`

export const identityClaims = (tenant: Tenant, person: LocalPerson) => ({
  given_name: person.firstName,
  family_name: person.lastName,
  email: emailOf(tenant, person),
})
