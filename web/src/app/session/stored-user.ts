/** The person who is signed in on this tab, as the library of the sign-in stores them. */
export interface StoredUser {
  readonly access_token: string
  readonly id_token?: string
  readonly session_state?: string | null
  /** epoch seconds */
  readonly expires_at?: number
  readonly profile: { readonly sub: string }
}

const PREFIX = 'oidc.user:'

/** Finds the stored person without the library, which weighs more than a page that needs it only to sign in and to renew. */
export function findStoredUser(authority: string, clientId: string, store: Storage = sessionStorage): StoredUser | undefined {
  const stored = store.getItem(`${PREFIX}${authority}:${clientId}`)
  return stored ? (JSON.parse(stored) as StoredUser) : undefined
}

/** Forgets who is signed in on this tab: somebody else comes in. */
export const dropStoredUser = (authority: string, clientId: string, store: Storage = sessionStorage): void =>
  store.removeItem(`${PREFIX}${authority}:${clientId}`)

/** Tells whether nobody has signed in on this tab: then the library will be needed at once. */
export const isTabNew = (store: Storage = sessionStorage): boolean => !Object.keys(store).some((key) => key.startsWith(PREFIX))

export const isExpired = ({ expires_at = Number.POSITIVE_INFINITY }: StoredUser): boolean => expires_at <= Date.now() / 1000
