import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { openOnce } from '../../../shared/open-once.ts'
import { ISSUER_PATH, SIGN_IN_PATH } from '../pages/issuer-paths.ts'
import { makeSigningKey } from '../state/local-keys.ts'
import { type SessionEntries, sessionMemory } from '../state/session-memory.ts'
import type { DemoOrganization } from './demo-organization.ts'
import { handleEmployee } from './employee-page.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

/** A site of a local issuer, which is a client of the provider. */
interface FederatedSite {
  readonly clientId: string
  readonly redirectUri: string
}

interface Options {
  readonly organization: DemoOrganization
  readonly port: number
  readonly sites: readonly FederatedSite[]
  readonly onError: (error: Error) => void
}

/** Secret of the provider's clients: the issuers of the same process. */
const newSecret = () => randomBytes(32).toString('base64url')

/** The provider of an organization, on a host of its own. Its keys and sessions are those of the process, as its codes last a minute. */
export function openOrganizationProvider({ organization, port, sites, onError }: Options) {
  const { origin } = new URL(`http://${organization.host}:${port}`)
  const issuer = `${origin}${ISSUER_PATH}`
  const secret = newSecret()
  const entries: SessionEntries = new Map()
  const employeeOf = (subject: string) => organization.people.find((one) => one.subject === subject)

  function clients() {
    const redirects = Map.groupBy(sites, ({ clientId }) => clientId)
    return [...redirects].map(([clientId, ofClient]) => ({
      client_id: clientId,
      client_secret: secret,
      application_type: 'web' as const,
      token_endpoint_auth_method: 'client_secret_post' as const,
      grant_types: ['authorization_code'],
      response_types: ['code' as const],
      redirect_uris: ofClient.map(({ redirectUri }) => redirectUri),
    }))
  }

  async function open(): Promise<Provider> {
    const [{ Provider }, key] = await Promise.all([import('oidc-provider'), makeSigningKey()])
    const provider = new Provider(issuer, {
      adapter: sessionMemory(entries),
      clients: clients(),
      jwks: { keys: [key as { kty: string }] },
      cookies: {
        keys: [newSecret()],
        names: { session: 'organization_session', interaction: 'organization_sign_in', resume: 'organization_resume' },
      },
      scopes: ['openid', 'profile', 'email'],
      claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      responseTypes: ['code'],
      findAccount: (_, subject) => {
        const employee = employeeOf(subject)
        if (!employee) return undefined
        const { firstName, lastName, email } = employee
        const names = { ...(firstName && { given_name: firstName }), ...(lastName && { family_name: lastName }) }
        return { accountId: subject, claims: async () => ({ sub: subject, ...names, email, email_verified: true }) }
      },
      // No consent is asked for: the organization itself gave the library access.
      loadExistingGrant: async ({ oidc }) => {
        const clientId = oidc.client?.clientId ?? ''
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId })
        grant.addOIDCScope('openid profile email')
        await grant.save()
        return grant
      },
      interactions: { url: (_, interaction) => `${SIGN_IN_PATH}/${interaction.uid}` },
      features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
      ttl: {
        AccessToken: MINUTES,
        AuthorizationCode: MINUTES,
        IdToken: MINUTES,
        Interaction: HOURS,
        Session: 12 * HOURS,
        Grant: HOURS,
      },
    })
    provider.on('server_error', (_, error) => onError(error))
    return provider
  }
  const provider = openOnce(open)

  /** Answers requests for the host of the organization; false for those of other hosts. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.headers.host?.toLowerCase() !== new URL(origin).host) return false
    const path = (request.url ?? '/').split('?', 1)[0] as string
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'same-origin')
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
    if (path.startsWith(`${SIGN_IN_PATH}/`)) {
      const returns = [...new Set(sites.map(({ redirectUri }) => new URL(redirectUri).origin))]
      await handleEmployee({ organization, origin, returns, provider: await provider() }, request, response)
    } else if (path.startsWith(`${ISSUER_PATH}/`)) {
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(ISSUER_PATH.length) })
      await (await provider()).callback()(request, response)
    } else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': randomUUID() }).end()
    return true
  }

  return { id: organization.id, name: organization.name, issuer, secret, handle }
}

export type OrganizationProvider = ReturnType<typeof openOrganizationProvider>
