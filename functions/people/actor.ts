import type { Authority } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { AgreementName } from './agreements.ts'

/** The person behind a request: made from the verified token and the tenant's own records, never from the request's body. */
export interface Actor {
  readonly tenant: Tenant
  readonly userId: string
  readonly email: string
  /** the issuer says that the address is theirs */
  readonly hasVerifiedEmail?: true
  /** the tenant lets them in once their issuer says so */
  readonly waitsForAddress?: boolean
  readonly firstName: string
  readonly lastName: string
  readonly userType: 'individual' | 'company'
  readonly anonymous: boolean
  readonly authorities: readonly Authority[]
  /** sees documents in the protected view alone */
  readonly drmView: boolean
  /** the agreement in force; absent without one */
  readonly agreement?: AgreementName & { readonly isAccepted: boolean }
  /** accounts of which the session has one selected */
  readonly accountIds: readonly string[]
  /** the selected account; absent until one is chosen */
  readonly account?: ActorAccount
}

/** Name of a person in sentences; their address where they have none. */
export const fullNameOf = ({ firstName, lastName, email }: Pick<Actor, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/** The selected account and what its subscriptions open. */
export interface ActorAccount extends Holdings {
  readonly id: string
  /** the operator closed compass points to it */
  readonly withoutPoints?: true
  /** the operator closed groups to it */
  readonly withoutGroups?: true
  /** the operator put together a collection for it */
  readonly hasCollection?: true
}
