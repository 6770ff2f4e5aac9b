import { describe, expect, it } from '@jest/globals'
import { User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { findStoredUser, isExpired, isTabNew } from './stored-user.ts'

const AUTHORITY = 'https://signin.example.com/'

/** A tab's storage, whose keys are its own properties as in a browser. */
function openStorage(): Storage {
  const store = {} as Record<string, string>
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => void delete store[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value })
  return store as unknown as Storage
}

const managerOf = (store: Storage) =>
  new UserManager({
    authority: AUTHORITY,
    client_id: 'page',
    redirect_uri: AUTHORITY,
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
    automaticSilentRenew: false,
  })

const userUntil = (seconds: number) =>
  new User({
    access_token: 'access',
    id_token: 'identity',
    session_state: 'session',
    token_type: 'Bearer',
    profile: { sub: 'somebody', iss: AUTHORITY, aud: 'page', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  })

describe('the person who is signed in on a tab', () => {
  it('is read as the library stores them, and gone when it removes them', async () => {
    const store = openStorage()
    const manager = managerOf(store)
    expect(isTabNew(store)).toBe(true)
    await manager.storeUser(userUntil(600))
    const known = findStoredUser(AUTHORITY, 'page', store)
    const { access_token, id_token, session_state, profile, expires_at } = (await manager.getUser()) as User
    expect(known).toMatchObject({ access_token, id_token, session_state, profile, expires_at })
    expect(known && isExpired(known)).toBe(false)
    expect(isTabNew(store)).toBe(false)
    await manager.removeUser()
    expect(findStoredUser(AUTHORITY, 'page', store)).toBeUndefined()
  })

  it('is somebody else under another issuer or client', async () => {
    const store = openStorage()
    await managerOf(store).storeUser(userUntil(600))
    expect(findStoredUser('https://other.example.com/', 'page', store)).toBeUndefined()
    expect(findStoredUser(AUTHORITY, 'other', store)).toBeUndefined()
  })

  it('has an expired session at the second at which the library says so', async () => {
    const store = openStorage()
    await managerOf(store).storeUser(userUntil(-1))
    const known = findStoredUser(AUTHORITY, 'page', store)
    expect(known && isExpired(known)).toBe(true)
    expect(userUntil(-1).expired).toBe(true)
  })
})
