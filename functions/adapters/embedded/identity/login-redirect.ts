import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The tenant's own sign-in on one machine, where the tenant has one: it asks who signs in, and leads back to the library. */
export const LOGIN_PATH = '/oidc/login'
export const LOGGED_IN_PATH = '/oidc/logged-in'
/** Client of these two addresses. It exchanges no code: the session at the issuer is all that it wants. */
export const LOGIN_CLIENT = 'lectern-login'

/** The state goes into a cookie of 4 KB with all else; a longer search loses its end. */
const MAX_STATE_LENGTH = 2000

const OWN_PATH = /^\/(?![/\\])/

/** Path of an address on a site; undefined for that of another one. */
export function pathOn(origin: string, url: string | null): string | undefined {
  const given = url && URL.canParse(url, origin) ? new URL(url, origin) : undefined
  return given?.origin === origin ? given.pathname + given.search + given.hash : undefined
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to, 'Cache-Control': 'no-store' }).end()
}

/** Address of the issuer that asks who signs in. An address of another site is never returned to. */
function authorizationUrl(origin: string, asked: URLSearchParams): string {
  const query = new URLSearchParams({
    client_id: LOGIN_CLIENT,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: origin + LOGGED_IN_PATH,
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    state: (pathOn(origin, asked.get('redirectUrl')) ?? '/').slice(0, MAX_STATE_LENGTH),
    ...(asked.get('force') === 'true' && { prompt: 'login' }),
  })
  return `/oidc/auth?${query}`
}

/** Handles both addresses; false for other paths. */
export function handleLogin(origin: string, url: string, response: ServerResponse): boolean {
  const { pathname, searchParams } = new URL(url, origin)
  if (pathname === LOGIN_PATH) redirect(response, authorizationUrl(origin, searchParams))
  else if (pathname === LOGGED_IN_PATH) {
    const to = searchParams.get('state') ?? '/'
    redirect(response, OWN_PATH.test(to) ? to : '/')
  } else return false
  return true
}
