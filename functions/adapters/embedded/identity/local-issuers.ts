import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Jwks } from 'aws-jwt-verify/jwk'
import type { AdapterFactory, Provider } from 'oidc-provider'
import { type IdentitySettings, TENANTS, type Tenant } from '#contract/tenant.ts'
import { localHostsOf, tenants } from '#tenants/index.ts'
import { type BegunSignIns, openBegunSignIns } from './begun-sign-ins.ts'
import { type DemoPartner, openLocalPartner } from './local-partner.ts'
import type { createProvider } from './local-provider.ts'
import { handleLogin, LOGIN_PATH } from './login-redirect.ts'
import { mintAccessToken } from './mint-token.ts'
import type { DemoOrganization } from './organization/demo-organization.ts'
import { FEDERATED_PATH, type Federation, openFederation } from './organization/federation.ts'
import { openOrganizationProvider } from './organization/organization-provider.ts'
import { ISSUER_PATH, SIGN_IN_PATH } from './pages/issuer-paths.ts'
import { type CheckPassword, openPasswords } from './passwords/check-password.ts'
import { handleSayName, SAY_NAME_PATH } from './say-name.ts'
import { handleSignIn } from './sign-in.ts'
import { openLocalKeys, publicJwkOf } from './state/local-keys.ts'
import { findLocalPerson, type LocalPeople, type LocalPerson } from './state/local-person.ts'
import { type SessionEntries, sessionMemory } from './state/session-memory.ts'
import { handleTokenRequest, TOKEN_PATH } from './token-endpoint.ts'

export interface LocalIssuers {
  /** Answers requests under /oidc of the tenant's local hosts; false for other requests. */
  handle(tenant: Tenant, request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Answers requests for the host of the organization; false for other requests. */
  handleOrganization(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  readonly jwks: Readonly<Record<Tenant, { keys: ReturnType<typeof publicJwkOf>[] }>>
  /** Issuer of each local host of the tenant. */
  issuersOf(tenant: Tenant): string[]
  settings(tenant: Tenant): IdentitySettings
  /** Keys of the demo partner, by their address. */
  partnerKeysAt(jwks: string): Promise<Jwks | undefined>
  /** Mints a token of somebody of the cast without signing in, of a session of its own unless one is named; undefined for others. */
  mintToken(tenant: Tenant, subject: string, session?: string): string | undefined
}

/** Entries of each issuer, by its origin; counts of wrong passwords, by the tenant. */
export type IssuerSessions = Map<string, SessionEntries>

interface Issuer {
  readonly provider: Provider
  readonly begun: BegunSignIns
  readonly checkPassword: CheckPassword
  readonly federation?: Federation
}

export interface LocalIssuersOptions {
  readonly port: number
  readonly keysFolder: string
  /** the cast */
  readonly people: readonly LocalPerson[]
  /** finds other people of the library; absent: there are none */
  readonly findPerson?: LocalPeople['find']
  /** hash of the password of the cast; absent: nobody of it has one */
  readonly castPasswordHash?: string
  /** organization that has its provider here too; absent: no provider */
  readonly organization?: DemoOrganization
  /** partner that has its site here too; absent: no site */
  readonly partner?: DemoPartner
  readonly onError: (error: Error) => void
  /** Told of a wrong password, and from which address of the network it came. */
  readonly onRefused?: (tenant: Tenant, address: string) => void
  /** Filled as people sign in. An issuer that is opened with those of another goes on where it was. */
  readonly sessions?: IssuerSessions
}

export async function openLocalIssuers(options: LocalIssuersOptions): Promise<LocalIssuers> {
  const { port, keysFolder, people: cast, findPerson = async () => undefined, onError, sessions = new Map() } = options
  const keys = await openLocalKeys(keysFolder)
  const opened = new Map<string, Issuer>()
  const partner = options.partner && openLocalPartner(options.partner)

  // Browsers leave out the default port.
  const originsOf = (tenant: Tenant): string[] => localHostsOf(tenant).map((host) => new URL(`http://${host}:${port}`).origin)

  /** Tenants whose page names the claim that says the organization. */
  const isFederated = (tenant: Tenant) => tenants[tenant].claims.organization !== undefined
  const clientOf = (tenant: Tenant) => `${tenants[tenant].issuer.clientId}-issuer`
  const sites = TENANTS.filter(isFederated).flatMap((tenant) =>
    originsOf(tenant).map((origin) => ({ clientId: clientOf(tenant), redirectUri: origin + FEDERATED_PATH })),
  )
  const organization =
    options.organization && openOrganizationProvider({ organization: options.organization, port, sites, onError })

  function memoryOf(name: string) {
    const entries: SessionEntries = sessions.get(name) ?? new Map()
    sessions.set(name, entries)
    return sessionMemory(entries)
  }

  /** Names that people said, at any host of the tenant. */
  const saidOf = (tenant: Tenant) => memoryOf(tenant)('SaidName')
  const people: LocalPeople = {
    cast,
    find: findPerson,
    said: async (tenant, subject) =>
      (await saidOf(tenant).find(subject)) as Pick<LocalPerson, 'firstName' | 'lastName'> | undefined,
  }

  function issuerOf(tenant: Tenant, origin: string, create: typeof createProvider): Issuer {
    const known = opened.get(origin)
    if (known) return known
    const memory = memoryOf(origin)
    const tenantKeys = keys.tenants[tenant]
    const begun = openBegunSignIns({
      secret: tenantKeys.cookies,
      paths: [SIGN_IN_PATH, `${ISSUER_PATH}/auth`],
      finished: memory('FinishedSignIn'),
    })
    const adapter: AdapterFactory = (model) => ({ ...memory(model), ...(model === 'Interaction' && begun.adapter) })
    // An address waits at every host of the tenant.
    const counts = memoryOf(tenant)('WrongPasswords')
    const castHash = options.castPasswordHash
    const issuer: Issuer = {
      provider: create({ tenant, origin, keys: tenantKeys, people, adapter, onError }),
      begun,
      checkPassword: openPasswords(tenant, { folder: keysFolder, people, counts, ...(castHash && { castHash }) }),
      ...(organization &&
        isFederated(tenant) && {
          federation: openFederation({ provider: organization, clientId: clientOf(tenant), origin, secret: tenantKeys.cookies }),
        }),
    }
    opened.set(origin, issuer)
    return issuer
  }

  const issuersOf = (tenant: Tenant): string[] => originsOf(tenant).map((origin) => `${origin}${ISSUER_PATH}`)

  const mintFor = (tenant: Tenant, person: LocalPerson | undefined, session: string = randomUUID()) =>
    person && mintAccessToken(tenant, person, { issuer: issuersOf(tenant)[0] as string, session }, keys.tenants[tenant])

  const mintToken = (tenant: Tenant, subject: string, session?: string) =>
    mintFor(
      tenant,
      cast.find((one) => one.subject === subject),
      session,
    )

  async function handle(tenant: Tenant, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = (request.url ?? '/').split('?', 1)[0] as string
    if (!path.startsWith(`${ISSUER_PATH}/`)) return false
    const origin = `http://${request.headers.host?.toLowerCase()}`
    if (!originsOf(tenant).includes(origin)) return false
    if (path === TOKEN_PATH) {
      await handleTokenRequest(request, response, keys.tokenSecret, async (subject) =>
        mintFor(tenant, await findLocalPerson(people, tenant, subject)),
      )
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
    const { begun, ...issuer } = issuerOf(tenant, origin, createProvider)
    const { provider, federation } = issuer
    if (federation && path === FEDERATED_PATH) {
      const to = federation.signInOf(new URL(request.url ?? '/', origin).searchParams) ?? '/'
      response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end()
      return true
    }
    if (path === SAY_NAME_PATH) {
      await handleSayName({ tenant, origin, provider, people, said: saidOf(tenant) }, request, response)
      return true
    }
    const hasPartner = partner !== undefined
    await begun.during(request, response, () => {
      if (path.startsWith(`${SIGN_IN_PATH}/`))
        return handleSignIn(
          { ...issuer, tenant, origin, people: cast, hasPartner, onRefused: options.onRefused, onError },
          request,
          response,
        )
      // Mounted: the provider finds its own routes by what is left, and its address by the difference.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ISSUER_PATH.length) })
      return provider.callback()(request, response)
    })
    return true
  }

  return {
    handle,
    handleOrganization: async (request, response) => (await organization?.handle(request, response)) ?? false,
    jwks: Object.fromEntries(
      TENANTS.map((tenant) => [tenant, { keys: [publicJwkOf(keys.tenants[tenant].signing)] }]),
    ) as LocalIssuers['jwks'],
    issuersOf,
    settings: (tenant) => {
      const { loginUrl, profilingUrl, ...issuer } = tenants[tenant].issuer
      return {
        ...issuer,
        issuer: ISSUER_PATH,
        ...(loginUrl && { loginUrl: LOGIN_PATH }),
        ...(profilingUrl && { profilingUrl: SAY_NAME_PATH }),
      }
    },
    partnerKeysAt: async (jwks) => partner?.keysAt(jwks),
    mintToken,
  }
}
