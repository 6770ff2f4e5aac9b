import type { InputOf, OutputOf } from '#contract/endpoint/endpoint.ts'
import { login } from '#contract/login.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'

type Begun = OutputOf<typeof login.session>

/** Session of the library's own on this tab, for a reader whom no issuer knows. A cookie that no script reads renews it. */
export interface LibrarySession {
  /** the way in of the session that the tab has */
  authType(): Begun['authType'] | undefined
  /** the way in of the session that this page has, or had until it ended */
  lastWay(): Begun['authType'] | undefined
  /** Begins or renews it; false where the server offers none. */
  begin(): Promise<boolean>
  /** Begins it with what a partner gave its person; false where the server refuses that. Throws where it does not answer. */
  beginBy(proof: PartnerProof): Promise<boolean>
  token(): Promise<string | undefined>
  /** Forgets it; with `leave`, the tab begins none by itself any more. */
  forget(options?: { readonly leave: boolean }): void
  /** somebody left it on this tab */
  isLeft(): boolean
}

/** Proof that a partner gives one of its people for the library; it counts once. */
export type PartnerProof = InputOf<typeof login.session>

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
  let lastWay = stored()?.authType
  let beginning: Promise<boolean> | undefined

  const isRefusal = (error: unknown) => error instanceof CallError && error.status === 403

  async function ask(proof: PartnerProof): Promise<boolean> {
    try {
      const begun = await call(login.session, proof)
      store.setItem(KEY, JSON.stringify(begun))
      lastWay = begun.authType
      return true
    } catch (error) {
      // A server that is not reached says nothing about the session.
      if (!isRefusal(error)) throw error
      store.removeItem(KEY)
      return false
    }
  }
  function begin(): Promise<boolean> {
    beginning ??= ask({})
      .catch((error) => {
        if (!(error instanceof CallError)) throw error
        return false
      })
      .finally(() => {
        beginning = undefined
      })
    return beginning
  }

  return {
    authType: () => stored()?.authType,
    lastWay: () => lastWay,
    begin,
    beginBy: ask,
    async token() {
      const known = stored()
      if (known && known.expiresAt - Date.now() / 1000 < MIN_LEFT_S) await begin()
      return stored()?.accessToken
    },
    forget({ leave } = { leave: false }) {
      lastWay = undefined
      if (leave) store.setItem(KEY, LEFT)
      else store.removeItem(KEY)
    },
    isLeft,
  }
}
