import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

/** Person who can sign in at the local issuer of every tenant. */
export interface LocalPerson {
  readonly subject: string
  /** empty where the issuer does not know it */
  readonly firstName: string
  readonly lastName: string
  /** verified address; absent: a placeholder, as the people file has none */
  readonly email?: string
  /** signed in without a page when `login_hint` names them */
  readonly guest: boolean
  /** the address is not verified yet */
  readonly unverified?: true
  /** id of the organization through whose provider they sign in, and not otherwise */
  readonly organization?: string
}

/** Whoever signs in at the local issuers: the cast, and the people that the library has besides. */
export interface LocalPeople {
  readonly cast: readonly LocalPerson[]
  /** finds somebody of the library who is not of the cast */
  readonly find: (tenant: Tenant, subject: string) => Promise<LocalPerson | undefined>
  /** names that somebody said whom their organization does not name */
  readonly said?: (tenant: Tenant, subject: string) => Promise<Pick<LocalPerson, 'firstName' | 'lastName'> | undefined>
}

const placeholderEmailOf = (tenant: Tenant, subject: string): string => `${subject}@${tenant}.example.org`

/** Finds a person, of the cast or of the library. */
export async function findLocalPerson(
  { cast, find, said }: LocalPeople,
  tenant: Tenant,
  subject: string,
): Promise<LocalPerson | undefined> {
  const person = cast.find((one) => one.subject === subject) ?? (await find(tenant, subject))
  return person && { ...person, ...(await said?.(tenant, subject)) }
}

/** Claims about a person, with the organization under the name that the tenant's page has for it. */
export function identityClaims(tenant: Tenant, { subject, firstName, lastName, email, organization, unverified }: LocalPerson) {
  const organizationClaim = tenants[tenant].claims.organization
  return {
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
    email: email ?? placeholderEmailOf(tenant, subject),
    email_verified: unverified !== true,
    ...(organizationClaim && organization && { [organizationClaim]: organization }),
  }
}
