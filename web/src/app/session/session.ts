import type { User, UserManager } from 'oidc-client-ts'
import type { TenantConfig } from '#contract/tenant.ts'
import { isPastProxy } from '#web/lib/account/past-proxy.ts'
import { languages } from '#web/lib/i18n/languages.ts'
import { paths } from '#web/lib/paths.ts'
import type { LibrarySession } from './library-session.ts'
import { readPartnerAddress } from './partner-address.ts'
import { type Returning, safeReturn } from './safe-return.ts'
import { dropStoredUser, findStoredUser, isExpired, type StoredUser } from './stored-user.ts'

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
    post_logout_redirect_uri: tenant.signedOutUrl ?? `${origin}/`,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
  })
}

const here = () => location.pathname + location.search + location.hash
const rememberPlace = () => sessionStorage.setItem(PLACE, here())

/**
 * `left`: signed out where everybody may read on · `gone`: signed out, elsewhere · `refused`: what a partner gave does not count ·
 * `unknown`: no account has the address any more by which the tab came in
 */
type Entry = 'entered' | 'left' | 'gone' | 'refused' | 'unknown'

export interface Session {
  /** Finishes or begins a sign-in. Resolves only when somebody is signed in, or can choose how to go on. */
  enter(): Promise<Entry>
  /** resolves when somebody is signed in */
  readonly entered: Promise<void>
  /** the way in of a session that the library itself began */
  ownWay(): LibraryAuthType | undefined
  /** the way in of a session of the library's own that has ended on this page */
  endedWay(): LibraryAuthType | undefined
  /** Remembers this place of the library for whoever comes back into this tab from their partner's site. */
  rememberPlace(): void
  /** Reads on without a name after signing out. */
  readOn(): Promise<void>
  token(): Promise<string | undefined>
  /** subject of the current or the last session */
  subject(): Promise<string | undefined>
  /** identifies the session to another site of the tenant */
  proof(): Promise<{ readonly sessionId?: string; readonly idToken?: string }>
  /** Forgets who is signed in on this page, so that it asks the issuer again when it opens. */
  forget(): Promise<void>
  renew(): Promise<boolean>
  /** Signs in in a popup: the page and its input stay. `asked`: even if the issuer knows who is there. */
  signInAgain(asked: boolean): Promise<User>
  /** Leaves the page for the issuer's sign-in, even if somebody is signed in. */
  signInAsOther(): Promise<void>
  signOut(): Promise<void>
}

/** Place in the session storage for where somebody was whose session ended. */
const PLACE = 'lectern.place'

const never = new Promise<never>(() => {})
const RENEWAL_DELAY_MS = 3000

type LibraryAuthType = NonNullable<ReturnType<LibrarySession['authType']>>

/** Entry without an issuer. */
interface LibraryEntry {
  readonly own: LibrarySession
  /** tells whether the server lets in whoever is at this address */
  readonly isOffered: () => Promise<boolean>
  /** tells whether the reader comes through a proxy of which the server knows that no account has it */
  readonly isProxyUnknown: () => Promise<boolean>
}

/**
 * Opens the session of this tab. The library of the sign-in is loaded when there is something to sign in to or to renew, and
 * for somebody who is signed in already after the page: it then renews their session in time.
 */
export function openSession(
  tenant: TenantConfig,
  language: () => keyof typeof languages,
  { own, isOffered, isProxyUnknown }: LibraryEntry,
): Session {
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
    if (!stored() && own.lastWay()) return own.begin()
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

  async function enterAsPerson(): Promise<StoredUser | undefined> {
    if (location.pathname === paths.signedIn) return finishSignIn()
    const user = stored()
    if (user && !isExpired(user)) {
      setTimeout(() => void manage().catch(() => undefined), RENEWAL_DELAY_MS)
      return user
    }
    return user && (await renew()) ? stored() : undefined
  }

  async function enterFromPartner(): Promise<Entry> {
    const { proof, returning } = readPartnerAddress(location.hash)
    const isTaken = await own.beginBy(proof)
    const place = sessionStorage.getItem(PLACE)
    sessionStorage.removeItem(PLACE)
    // The address is left as it is while the server does not answer: it counts once, and counts then.
    history.replaceState(null, '', safeReturn(returning.to === undefined && place !== null ? { to: place } : returning))
    if (!isTaken) return 'refused'
    dropStoredUser(authorityOf(tenant), tenant.identity.clientId)
    return 'entered'
  }

  async function enter(): Promise<Entry> {
    if (location.pathname === paths.fromPartner) return enterFromPartner()
    if (await enterAsPerson()) return 'entered'
    const way = own.authType()
    const isOpen = way !== undefined || (await isOffered())
    if (own.isLeft()) return isOpen ? 'left' : 'gone'
    if (isOpen && (await own.begin())) return 'entered'
    // The issuer knows nobody whom a partner names.
    if (way === 'JWT' || way === 'APPLET') {
      rememberPlace()
      return 'gone'
    }
    if (way === 'IP' && own.authType() === undefined) return 'unknown'
    if (isPastProxy() || !(await isProxyUnknown())) return leaveForSignIn()
    location.replace(paths.proxyError(here()))
    return never
  }
  // A code counts once: whoever asks again waits for the same answer.
  let entering: ReturnType<typeof enter> | undefined
  const entered = Promise.withResolvers<void>()

  /** Leaves a session of the library's own for good: the person signs in instead. */
  async function signInAsOther(): Promise<void> {
    own.forget()
    await (await manage()).signinRedirect({ ...signInOptions(), prompt: 'login' })
  }
  async function signOut(): Promise<void> {
    if (stored() || !own.lastWay()) return (await manage()).signoutRedirect()
    own.forget({ leave: own.authType() !== undefined })
    location.assign(tenant.signedOutUrl ?? paths.home())
  }

  return {
    enter: () => {
      entering ??= enter().then((how) => {
        if (how === 'entered') entered.resolve()
        return how
      })
      return entering
    },
    entered: entered.promise,
    ownWay: () => (stored() ? undefined : own.authType()),
    endedWay: () => (stored() ? undefined : own.lastWay()),
    rememberPlace,
    async readOn() {
      own.forget()
      location.reload()
    },
    token: async () => stored()?.access_token ?? own.token(),
    subject: async () => stored()?.profile.sub ?? own.authType(),
    proof: async () => {
      const user = stored()
      return { sessionId: user?.session_state ?? undefined, idToken: user?.id_token }
    },
    async forget() {
      own.forget()
      await (await manage()).removeUser()
    },
    renew,
    signInAgain: async (asked) =>
      (await manage()).signinPopup({
        ...signInOptions(),
        ...(asked && { prompt: 'login' }),
        popupWindowFeatures: { width: 560, height: 720 },
      }),
    signInAsOther,
    signOut,
  }
}
