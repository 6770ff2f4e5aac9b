import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Jwks } from 'aws-jwt-verify/jwk'
import type { AdapterFactory, Provider } from 'oidc-provider'
import { type IdentitySettings, TENANTS, type Tenant } from '#contract/tenant.ts'
import { localHostsOf, tenants } from '#tenants/index.ts'
import { type BegunSignIns, openBegunSignIns } from './begun-sign-ins.ts'
import { ISSUER_PATH, SIGN_IN_PATH } from './issuer-paths.ts'
import { openLocalKeys, publicJwkOf } from './local-keys.ts'
import { type DemoPartner, openLocalPartner } from './local-partner.ts'
import type { LocalPerson } from './local-person.ts'
import type { createProvider } from './local-provider.ts'
import { handleLogin, LOGIN_PATH } from './login-redirect.ts'
import { mintAccessToken } from './mint-token.ts'
import { type SessionEntries, sessionMemory } from './session-memory.ts'
import { handleSignIn } from './sign-in.ts'
import { handleTokenRequest, TOKEN_PATH } from './token-endpoint.ts'

export interface LocalIssuers {
  /** Answers requests under /oidc of the tenant's local hosts; false for other requests. */
  handle(tenant: Tenant, request: IncomingMessage, response: ServerResponse): Promise<boolean>
  readonly jwks: Readonly<Record<Tenant, { keys: ReturnType<typeof publicJwkOf>[] }>>
  /** Issuer of each local host of the tenant. */
  issuersOf(tenant: Tenant): string[]
  settings(tenant: Tenant): IdentitySettings
  /** Keys of the demo partner, by their address. */
  partnerKeysAt(jwks: string): Promise<Jwks | undefined>
  /** Mints a token without signing in, of a session of its own unless one is named; undefined for an unknown person. */
  mintToken(tenant: Tenant, subject: string, session?: string): string | undefined
}

/** Entries of each issuer, by its origin. */
export type IssuerSessions = Map<string, SessionEntries>

interface Issuer {
  readonly provider: Provider
  readonly begun: BegunSignIns
}

export interface LocalIssuersOptions {
  readonly port: number
  readonly keysFolder: string
  readonly people: readonly LocalPerson[]
  /** partner that has its site here too; absent: no site */
  readonly partner?: DemoPartner
  readonly onError: (error: Error) => void
  /** Filled as people sign in. An issuer that is opened with those of another goes on where it was. */
  readonly sessions?: IssuerSessions
}

export async function openLocalIssuers(options: LocalIssuersOptions): Promise<LocalIssuers> {
  const { port, keysFolder, people, onError, sessions = new Map() } = options
  const keys = await openLocalKeys(keysFolder)
  const opened = new Map<string, Issuer>()
  const partner = options.partner && openLocalPartner(options.partner)

  // Browsers leave out the default port.
  const originsOf = (tenant: Tenant): string[] => localHostsOf(tenant).map((host) => new URL(`http://${host}:${port}`).origin)

  function issuerOf(tenant: Tenant, origin: string, create: typeof createProvider): Issuer {
    const known = opened.get(origin)
    if (known) return known
    const entries: SessionEntries = sessions.get(origin) ?? new Map()
    sessions.set(origin, entries)
    const memory = sessionMemory(entries)
    const tenantKeys = keys.tenants[tenant]
    const begun = openBegunSignIns({
      secret: tenantKeys.cookies,
      paths: [SIGN_IN_PATH, `${ISSUER_PATH}/auth`],
      finished: memory('FinishedSignIn'),
    })
    const adapter: AdapterFactory = (model) => ({ ...memory(model), ...(model === 'Interaction' && begun.adapter) })
    const issuer = { provider: create({ tenant, origin, keys: tenantKeys, people, adapter, onError }), begun }
    opened.set(origin, issuer)
    return issuer
  }

  const issuersOf = (tenant: Tenant): string[] => originsOf(tenant).map((origin) => `${origin}${ISSUER_PATH}`)

  function mintToken(tenant: Tenant, subject: string, session: string = randomUUID()): string | undefined {
    const person = people.find((one) => one.subject === subject)
    const issuer = issuersOf(tenant)[0] as string
    return person && mintAccessToken(tenant, person, { issuer, session }, keys.tenants[tenant])
  }

  async function handle(tenant: Tenant, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '/').split('?', 1)[0] as string
    if (!path.startsWith(`${ISSUER_PATH}/`)) return false
    const origin = `http://${request.headers.host?.toLowerCase()}`
    if (!originsOf(tenant).includes(origin)) return false
    if (path === TOKEN_PATH) {
      await handleTokenRequest(request, response, keys.tokenSecret, (subject) => mintToken(tenant, subject))
      return true
    }
    if (await partner?.handle({ tenant, origin, port }, request, response)) return true
    // The page frames the silent renewal alone. Pages for people set a stricter policy.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'same-origin')
    if (tenants[tenant].issuer.loginUrl && handleLogin(origin, request.url ?? '/', response)) return true
    // Loaded with the first sign-in: the provider's packages are a quarter of all modules of a site.
    const { createProvider } = await import('./local-provider.ts')
    const { provider, begun } = issuerOf(tenant, origin, createProvider)
    await begun.during(request, response, () => {
      if (path.startsWith(`${SIGN_IN_PATH}/`))
        return handleSignIn({ tenant, origin, people, provider, hasPartner: partner !== undefined }, request, response)
      // Mounted: the provider finds its own routes by what is left, and its address by the difference.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ISSUER_PATH.length) })
      return provider.callback()(request, response)
    })
    return true
  }

  return {
    handle,
    jwks: Object.fromEntries(
      TENANTS.map((tenant) => [tenant, { keys: [publicJwkOf(keys.tenants[tenant].signing)] }]),
    ) as LocalIssuers['jwks'],
    issuersOf,
    settings: (tenant) => {
      const { loginUrl, ...issuer } = tenants[tenant].issuer
      return { ...issuer, issuer: ISSUER_PATH, ...(loginUrl && { loginUrl: LOGIN_PATH }) }
    },
    partnerKeysAt: async (jwks) => partner?.keysAt(jwks),
    mintToken,
  }
}
