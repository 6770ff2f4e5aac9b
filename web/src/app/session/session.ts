import type { User, UserManager } from 'oidc-client-ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { languages } from '#web/lib/i18n/languages.ts'
import { paths } from '#web/lib/paths.ts'
import { type Returning, safeReturn } from './safe-return.ts'
import { findStoredUser, isExpired, type StoredUser } from './stored-user.ts'

export const loadSignIn = () => import('oidc-client-ts')

const authorityOf = ({ identity }: TenantConfig) => new URL(identity.issuer, location.origin).href

async function createManager(tenant: TenantConfig): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await loadSignIn()
  const { origin } = location
  const { identity } = tenant
  return new UserManager({
    authority: authorityOf(tenant),
    client_id: identity.clientId,
    resource: identity.audience,
    scope: identity.scopes.join(' '),
    redirect_uri: origin + paths.signedIn,
    silent_redirect_uri: origin + paths.renewed,
    post_logout_redirect_uri: `${origin}/`,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
  })
}

const here = () => location.pathname + location.search + location.hash

export interface Session {
  /** Finishes or begins a sign-in; resolves only when a person is signed in. */
  enter(): Promise<StoredUser>
  token(): Promise<string | undefined>
  /** subject of the current or the last session */
  subject(): Promise<string | undefined>
  /** identifies the session to another site of the tenant */
  proof(): Promise<{ readonly sessionId?: string; readonly idToken?: string }>
  /** Forgets who is signed in on this page, so that it asks the issuer again when it opens. */
  forget(): Promise<void>
  renew(): Promise<boolean>
  /** Signs in in a popup: the page and its input stay. */
  signInAgain(): Promise<User>
  /** Leaves the page for the issuer's sign-in, even if somebody is signed in. */
  signInAsOther(): Promise<void>
  signOut(): Promise<void>
}

const never = new Promise<never>(() => {})
const RENEWAL_DELAY_MS = 3000

/**
 * Opens the session of this tab. The library of the sign-in is loaded when there is something to sign in to or to renew, and
 * for somebody who is signed in already after the page: it then renews their session in time.
 */
export function openSession(tenant: TenantConfig, language: () => keyof typeof languages): Session {
  let opening: Promise<UserManager> | undefined
  const manage = () => {
    opening ??= createManager(tenant).catch((error) => {
      // A part that was not loaded is asked for again.
      opening = undefined
      throw error
    })
    return opening
  }
  const stored = () => findStoredUser(authorityOf(tenant), tenant.identity.clientId)
  const signInOptions = () => ({ ui_locales: languages[language()].tag, state: { to: here() } satisfies Returning })
  let renewing: Promise<boolean> | undefined

  async function leaveForSignIn(): Promise<never> {
    await (await manage()).signinRedirect(signInOptions())
    return never
  }

  async function finishSignIn(): Promise<User> {
    const user = await (await manage()).signinCallback()
    history.replaceState(null, '', safeReturn(user?.state))
    return user ?? leaveForSignIn()
  }

  const renew = () => {
    renewing ??= manage()
      .then((manager) => manager.signinSilent({ silentRequestTimeoutInSeconds: 10 }))
      .then(
        (user) => user !== null,
        () => false,
      )
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function enter(): Promise<StoredUser> {
    if (location.pathname === paths.signedIn) return finishSignIn()
    const user = stored()
    if (user && !isExpired(user)) {
      setTimeout(() => void manage().catch(() => undefined), RENEWAL_DELAY_MS)
      return user
    }
    if (user && (await renew())) return stored() ?? leaveForSignIn()
    return leaveForSignIn()
  }
  // A code counts once: whoever asks again waits for the same answer.
  let entering: Promise<StoredUser> | undefined

  return {
    enter: () => {
      entering ??= enter()
      return entering
    },
    token: async () => stored()?.access_token,
    subject: async () => stored()?.profile.sub,
    proof: async () => {
      const user = stored()
      return { sessionId: user?.session_state ?? undefined, idToken: user?.id_token }
    },
    forget: async () => (await manage()).removeUser(),
    renew,
    signInAgain: async () =>
      (await manage()).signinPopup({ ...signInOptions(), popupWindowFeatures: { width: 560, height: 720 } }),
    signInAsOther: async () => (await manage()).signinRedirect({ ...signInOptions(), prompt: 'login' }),
    signOut: async () => (await manage()).signoutRedirect(),
  }
}
