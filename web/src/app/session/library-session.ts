import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'

type Begun = OutputOf<typeof api.login.session>

/** Session of the library's own on this tab, for a reader whom no issuer knows. A cookie that no script reads renews it. */
export interface LibrarySession {
  /** the way in of the session that the tab has */
  authType(): Begun['authType'] | undefined
  /** Begins or renews it; false where the server offers none. */
  begin(): Promise<boolean>
  token(): Promise<string | undefined>
  /** Forgets it; with `leave`, the tab begins none by itself any more. */
  forget(options?: { readonly leave: boolean }): void
  /** somebody left it on this tab */
  isLeft(): boolean
}

const KEY = 'lectern.session'
const LEFT = 'left'
/** A token with less time is renewed before it is used. */
const MIN_LEFT_S = 30

export function openLibrarySession(call: Call, store: Storage = sessionStorage): LibrarySession {
  const isLeft = () => store.getItem(KEY) === LEFT
  const stored = (): Begun | undefined => {
    const text = store.getItem(KEY)
    return text === null || text === LEFT ? undefined : JSON.parse(text)
  }
  let beginning: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    try {
      store.setItem(KEY, JSON.stringify(await call(api.login.session, {})))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // A server that is not reached says nothing about the session.
      if (error.status === 403) store.removeItem(KEY)
      return false
    }
  }
  function begin(): Promise<boolean> {
    beginning ??= ask().finally(() => {
      beginning = undefined
    })
    return beginning
  }

  return {
    authType: () => stored()?.authType,
    begin,
    async token() {
      const known = stored()
      if (known && known.expiresAt - Date.now() / 1000 < MIN_LEFT_S) await begin()
      return stored()?.accessToken
    },
    forget: ({ leave } = { leave: false }) => (leave ? store.setItem(KEY, LEFT) : store.removeItem(KEY)),
    isLeft,
  }
}
