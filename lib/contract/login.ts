import * as z from 'zod/mini'
import { AUTH_TYPES, LIBRARY_AUTH_TYPES } from './endpoint/auth-types.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema } from './endpoint/lazy-schema.ts'

/**
 * `originatedWhiteListedAccount`: an account has the address of the connection in its ranges, so `session` answers · `sessionOpen`: it
 * does by the cookie, with which a session goes on · `proxyUnknown`: the address is that of a proxy that the tenant names, and no account
 * has it in its ranges.
 */
export const AuthenticationData = lazySchema(() =>
  z.strictObject({
    authType: z.enum(AUTH_TYPES),
    requestId: z.string(),
    originatedIpAddress: z.string(),
    originatedWhiteListedAccount: z.boolean(),
    sessionOpen: z.boolean(),
    proxyUnknown: z.boolean(),
  }),
)

/** Cookie that renews a session of the library's own; the page cannot read it. */
export const SESSION_COOKIE = 'lectern_way'

const MAX_TOKEN_LENGTH = 8000

const PartnerName = lazySchema(() => z.string().check(z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)))

/** Token of a session of the library's own. */
const BegunSession = lazySchema(() =>
  z.strictObject({
    accessToken: z.string(),
    /** epoch seconds; a new one then comes by the cookie */
    expiresAt: z.int(),
    authType: z.enum(LIBRARY_AUTH_TYPES),
  }),
)

export const login = {
  authenticationData: endpoint({
    id: 'login.authenticationData',
    method: 'GET',
    path: '/login/api/v1/authenticationData',
    access: 'public',
    input: () => z.strictObject({}),
    output: AuthenticationData,
    cookies: [SESSION_COOKIE],
  }),
  /**
   * Begins a session: by a partner's token (JWT) or code (APPLET); without either goes on with that of the cookie, else by the address
   * of the connection. A token of the answer lasts 15 minutes, a session 12 hours at most. Nobody learns why a partner's token or code
   * is refused.
   */
  session: endpoint({
    id: 'login.session',
    method: 'POST',
    path: '/login/api/v1/session',
    access: 'public',
    input: () =>
      z.strictObject({
        /** token of a partner for one of its people, which counts once */
        token: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH))),
        /** code that `code` gave to the partner's server; counts in place of a token */
        code: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      }),
    output: BegunSession,
    headers: ['Set-Cookie'],
    cookies: [SESSION_COOKIE],
    errors: {
      'partner-refused': { status: 403, title: 'This sign-in of a partner does not count, or was used before' },
      'address-unknown': { status: 403, title: 'No account of this library has your network address' },
    },
  }),
  /**
   * Gives the server of a partner a code for one of its people, which counts once within a minute. Nobody learns whether the partner or
   * its secret is unknown.
   */
  code: endpoint({
    id: 'login.code',
    method: 'POST',
    path: '/login/api/v1/code',
    access: 'public',
    input: () =>
      z.strictObject({
        partner: z.string().check(z.minLength(1), z.maxLength(40)),
        secret: z.string().check(z.minLength(1), z.maxLength(200)),
        /** the person's id at the partner, without spaces */
        subject: z.string().check(z.regex(/^[^\s\p{Cc}\p{Cs}]{1,100}$/u)),
        firstName: z.optional(PartnerName()),
        lastName: z.optional(PartnerName()),
        email: z.optional(z.email().check(z.maxLength(254))),
      }),
    output: () => z.strictObject({ code: z.string(), /** epoch seconds */ expiresAt: z.int() }),
    errors: {
      'partner-unknown': { status: 403, title: 'No partner of this library has this id and secret' },
      'person-closed': { status: 403, title: 'The library is not open to this person' },
    },
  }),
}
