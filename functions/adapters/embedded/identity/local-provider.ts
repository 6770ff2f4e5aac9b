import { type AdapterFactory, type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { LOGGED_IN_PATH, LOGIN_CLIENT } from './login-redirect.ts'
import { ISSUER_PATH, SIGN_IN_PATH } from './pages/issuer-paths.ts'
import { showError, showSignOut } from './provider-pages.ts'
import type { TenantKeys } from './state/local-keys.ts'
import { findLocalPerson, identityClaims, type LocalPeople } from './state/local-person.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES
const SCOPES = ['openid', 'profile', 'email']

export interface ProviderOptions {
  readonly tenant: Tenant
  /** origin of the site, as browsers write it */
  readonly origin: string
  readonly keys: TenantKeys
  readonly people: LocalPeople
  readonly adapter: AdapterFactory
  readonly onError: (error: Error) => void
}

const client = (id: string, redirects: string[]) => ({
  client_id: id,
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  redirect_uris: redirects,
})

function clientsOf(tenant: Tenant, origin: string) {
  const page = client(tenants[tenant].issuer.clientId, [`${origin}/implicit/callback`, `${origin}/implicit/silent`])
  const { tenantName, signedOutUrl } = tenants[tenant].shown
  return [
    { ...page, client_name: tenantName, post_logout_redirect_uris: [signedOutUrl ?? `${origin}/`] },
    client(LOGIN_CLIENT, [origin + LOGGED_IN_PATH]),
  ]
}

/** Grants all scopes without a consent page: the client is the issuer's own page. */
async function grantEverything({ oidc }: KoaContextWithOIDC, audience: string) {
  const clientId = oidc.client?.clientId ?? ''
  const accountId = oidc.session?.accountId
  const existing = oidc.session?.grantIdFor(clientId)
  const grant = (existing && (await oidc.provider.Grant.find(existing))) || new oidc.provider.Grant({ clientId, accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(audience, 'library')
  await grant.save()
  return grant
}

/** Time at which the person of a code chose who they are. */
const authTimeOf = ({ entities }: KoaContextWithOIDC['oidc']) => entities.AuthorizationCode?.authTime

function configurationOf({ tenant, origin, keys, people, adapter }: ProviderOptions): Configuration {
  const { audience } = tenants[tenant].issuer
  const personOf = (subject: string) => findLocalPerson(people, tenant, subject)
  return {
    adapter,
    clients: clientsOf(tenant, origin),
    // Browsers send the Origin header on same-origin requests too. Other origins are refused.
    clientBasedCORS: (_, asking) => asking === origin,
    jwks: { keys: [keys.signing as { kty: string }] },
    cookies: {
      keys: [keys.cookies],
      names: { session: 'lectern_session', interaction: 'lectern_sign_in', resume: 'lectern_resume' },
    },
    scopes: SCOPES,
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    findAccount: async (_, subject) => {
      const person = await personOf(subject)
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...identityClaims(tenant, person) }) }
    },
    extraTokenClaims: async ({ oidc }, token) => {
      const person = 'accountId' in token ? await personOf(token.accountId) : undefined
      return (
        person && {
          ...identityClaims(tenant, person),
          sid: 'sessionUid' in token ? token.sessionUid : undefined,
          auth_time: authTimeOf(oidc),
        }
      )
    },
    loadExistingGrant: (context) => grantEverything(context, audience),
    interactions: { url: (_, interaction) => `${SIGN_IN_PATH}/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // The default resource is the site: an access token without an audience would be opaque.
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience,
          scope: 'library',
          accessTokenFormat: 'jwt',
          accessTokenTTL: 15 * MINUTES,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: showSignOut(tenant),
        postLogoutSuccessSource: (context) => context.redirect('/'),
      },
    },
    renderError: showError(tenant),
    ttl: {
      AccessToken: 15 * MINUTES,
      AuthorizationCode: MINUTES,
      IdToken: 15 * MINUTES,
      Interaction: HOURS,
      Session: 12 * HOURS,
      Grant: 12 * HOURS,
    },
  }
}

export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(`${options.origin}${ISSUER_PATH}`, configurationOf(options))
  provider.on('server_error', (_, error) => options.onError(error))
  return provider
}
