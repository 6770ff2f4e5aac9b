import type { IdentitySettings, Tenant } from '#contract/tenant.ts'

/**
 * Who is behind a bearer token.
 *
 * Rules
 * - A token counts for one tenant: its issuer is that tenant's, its audience ours, its signature by a key of that issuer,
 *   its time now (a minute of leeway at most). Anything else, `alg: none` too, is TokenRejected.
 */
export interface Identity {
  verify(tenant: Tenant, token: string): Promise<Claims>
  /** Where the tenant's people get their tokens. */
  settings(tenant: Tenant): IdentitySettings
}

export interface Claims {
  /** the person's id at the issuer, unique in the tenant */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** epoch seconds */
  readonly expiresAt: number
}

export class TokenRejected extends Error {
  override readonly name = 'TokenRejected'
}

/** The issuer does not say what its keys are: whether the token counts is not known. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}
