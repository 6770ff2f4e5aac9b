import type { User, UserManager } from 'oidc-client-ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { languages } from '#web/lib/i18n/languages.ts'
import { paths } from '#web/lib/paths.ts'
import { type Returning, safeReturn } from './safe-return.ts'

async function createManager({ identity }: TenantConfig): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts')
  const { origin } = location
  return new UserManager({
    authority: new URL(identity.issuer, origin).href,
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
  enter(): Promise<User>
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

export async function openSession(tenant: TenantConfig, language: () => keyof typeof languages): Promise<Session> {
  const manager = await createManager(tenant)
  const signInOptions = () => ({ ui_locales: languages[language()].tag, state: { to: here() } satisfies Returning })
  let renewing: Promise<boolean> | undefined

  async function leaveForSignIn(): Promise<never> {
    await manager.signinRedirect(signInOptions())
    return never
  }

  async function finishSignIn(): Promise<User> {
    const user = await manager.signinCallback()
    history.replaceState(null, '', safeReturn(user?.state))
    return user ?? leaveForSignIn()
  }

  const renew = () => {
    renewing ??= manager
      .signinSilent({ silentRequestTimeoutInSeconds: 10 })
      .then(
        (user) => user !== null,
        () => false,
      )
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function enter(): Promise<User> {
    if (location.pathname === paths.signedIn) return finishSignIn()
    const user = await manager.getUser()
    if (user && !user.expired) return user
    if (user && (await renew())) return (await manager.getUser()) ?? leaveForSignIn()
    return leaveForSignIn()
  }
  // A code counts once: whoever asks again waits for the same answer.
  let entering: Promise<User> | undefined

  return {
    enter: () => {
      entering ??= enter()
      return entering
    },
    token: async () => (await manager.getUser())?.access_token,
    subject: async () => (await manager.getUser())?.profile.sub,
    proof: async () => {
      const user = await manager.getUser()
      return { sessionId: user?.session_state ?? undefined, idToken: user?.id_token }
    },
    forget: () => manager.removeUser(),
    renew,
    signInAgain: () => manager.signinPopup({ ...signInOptions(), popupWindowFeatures: { width: 560, height: 720 } }),
    signInAsOther: () => manager.signinRedirect({ ...signInOptions(), prompt: 'login' }),
    signOut: () => manager.signoutRedirect(),
  }
}
