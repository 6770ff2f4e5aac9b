import type { LIBRARY_AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Tenant } from '#contract/tenant.ts'

/**
 * Signing of library tokens: those that the library itself makes, for people who come without the tenant's issuer.
 *
 * Rules
 * - A token is a JSON Web Signature in compact form, by RS256, with the id of its key in the header; its claims are those given.
 * - `keys` lists the public part of each key whose tokens may still count, and no private part.
 * - Where a new key takes over, tokens of the key before it are verified as long as they last.
 */
export interface Signing {
  sign(tenant: Tenant, claims: LibraryClaims): Promise<string>
  keys(tenant: Tenant): Promise<readonly PublicKey[]>
}

/** A way in for which the library makes the token itself. */
export type LibraryWay = (typeof LIBRARY_AUTH_TYPES)[number]

/** Beginning of the subjects of library tokens, which no issuer may use. */
export const LIBRARY_SUBJECTS = 'library:'

/** Claims of a library token; times are epoch seconds. */
export interface LibraryClaims {
  readonly iss: string
  readonly aud: string
  readonly sub: string
  readonly sid: string
  readonly way: LibraryWay
  readonly iat: number
  readonly exp: number
  /** time at which a partner said who the person is */
  readonly auth_time?: number
  readonly email?: string
  readonly given_name?: string
  readonly family_name?: string
}

/** Public key as in a JSON Web Key Set. */
export interface PublicKey {
  readonly kty: 'RSA'
  readonly kid: string
  readonly n: string
  readonly e: string
  readonly alg: 'RS256'
  readonly use: 'sig'
}

/** The `iss` of library tokens, beside the issuer of the tenant. */
export const libraryIssuerOf = (audience: string): string => `${audience}/login`

/** The key does not answer: nothing was signed, or the keys are unknown. */
export class SigningUnavailable extends Error {
  override readonly name = 'SigningUnavailable'
}
