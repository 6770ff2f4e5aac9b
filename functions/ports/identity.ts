import type { IdentitySettings, Tenant } from '#contract/tenant.ts'
import type { LibraryWay } from './signing.ts'

/**
 * Verification of bearer tokens.
 *
 * Rules
 * - A token is valid for one tenant: the issuer is that tenant's, the audience this library, the signature by a key of that
 *   issuer, and the time within its bounds (a minute of leeway at most). Any other token, also `alg: none`, is TokenRejected.
 * - The library itself is a second issuer of each tenant (port `signing`); its tokens say by which way somebody came in.
 * - A token of a partner is for `verifyPartner` alone: its audience is the library as an issuer, it lasts five minutes at most and
 *   has an id. The keys of the partner are those of its address, at most ten minutes old. Any other token is TokenRejected; that it
 *   counts once is a matter of whoever asks.
 */
export interface Identity {
  verify(tenant: Tenant, token: string): Promise<Claims>
  /** Verifies a token of the partner that `find` knows by the issuer which the token names. */
  verifyPartner<Partner extends TokenPartner>(
    tenant: Tenant,
    token: string,
    find: (issuer: string) => Promise<Partner | undefined>,
  ): Promise<PartnerClaims & { readonly partner: Partner }>
  /** Returns the issuer and client with which the tenant's people sign in. */
  settings(tenant: Tenant): IdentitySettings
}

/** A partner as far as its tokens need it. */
export interface TokenPartner {
  /** `iss` of its tokens */
  readonly issuer: string
  /** https address of its keys, a JSON Web Key Set */
  readonly jwks: string
}

/** Claims of a partner's token about one of its people; names are empty where it has none. */
export interface PartnerClaims {
  /** `sub`, unique among the people of the partner */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** `jti` */
  readonly tokenId: string
  /** epoch seconds */
  readonly expiresAt: number
}

export interface Claims {
  /** the person's id at the issuer, unique in the tenant */
  readonly subject: string
  readonly email: string
  /** the issuer calls the address verified, or not verified; absent: it does not say */
  readonly emailVerified?: boolean
  readonly firstName: string
  readonly lastName: string
  readonly session: TokenSession
  /** epoch seconds */
  readonly expiresAt: number
}

/** The session of the issuer to which a token belongs. */
export interface TokenSession {
  /** empty where the issuer names none: then all tokens of the person are of one session */
  readonly id: string
  /** time of the token, epoch seconds */
  readonly issuedAt: number
  /** the way in, of a session that the library itself began; absent for those of the issuer */
  readonly way?: LibraryWay
  /** organization through which somebody signed in, as a claim that the tenant's page names says it */
  readonly organization?: string
  /** id of the account in which they begin, likewise */
  readonly accountId?: string
  /** id in the membership system of the tenant, likewise */
  readonly maeUserId?: string
  /** time at which the person proved who they are, epoch seconds; absent where the issuer does not say it */
  readonly authenticatedAt?: number
}

export class TokenRejected extends Error {
  override readonly name = 'TokenRejected'
}

/** The issuer does not give out its keys: the token could not be checked. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}
