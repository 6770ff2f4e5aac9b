import { AsyncLocalStorage } from 'node:async_hooks'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Adapter, AdapterPayload } from 'oidc-provider'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** lifetime of a begun sign-in at most */
const MAX_AGE_SECONDS = 3600
/** Cookies have 4 KB; deflated, they may hold more, but not endlessly. */
const MAX_INFLATED_BYTES = 65_536

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Options {
  /** secret of the issuer's cookies */
  readonly secret: string
  /** paths on which the browser shows a begun sign-in, without its id */
  readonly paths: readonly string[]
  /** Remembers finished sign-ins, which count once. */
  readonly finished: Pick<Adapter, 'upsert' | 'find'>
}

/**
 * Begun sign-ins, each kept in sealed cookies of the browser that began it. They take no memory here, so nobody can push out
 * another's by beginning many.
 */
export function openBegunSignIns({ secret, paths, finished }: Options) {
  const exchanges = new AsyncLocalStorage<Exchange>()
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'begun sign-ins', 32))

  function seal(payload: AdapterPayload): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce)
    const sealed = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(payload))), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Opens a cookie; undefined for one that is not ours. */
  function open(value: string): AdapterPayload | undefined {
    const bytes = Buffer.from(value, 'base64url')
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(inflateRawSync(plain, { maxOutputLength: MAX_INFLATED_BYTES }).toString())
    } catch {
      return undefined
    }
  }

  /** A cookie for each path, so that sign-ins of several tabs stay apart and each request carries its own alone. */
  function setCookies(id: string, value: string, seconds: number): void {
    const lines = paths.map(
      (path, index) => `lectern_begun_${index}=${value}; Path=${path}/${id}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
    )
    exchanges.getStore()?.response.appendHeader('Set-Cookie', lines)
  }

  const adapter: Pick<Adapter, 'upsert' | 'find' | 'destroy'> = {
    async upsert(id, payload, expiresIn) {
      setCookies(id, seal(payload), expiresIn ?? MAX_AGE_SECONDS)
    },
    async find(id) {
      const cookies = exchanges.getStore()?.request.headers.cookie ?? ''
      const found = [...cookies.matchAll(/(?:^|;\s*)lectern_begun_\d=([\w-]+)/g)]
        .map(([, value = '']) => open(value))
        .find((payload) => payload?.jti === id)
      const live = found && (found.exp ?? 0) * 1000 > Date.now() && !(await finished.find(id))
      return live ? found : undefined
    },
    async destroy(id) {
      setCookies(id, '', 0)
      await finished.upsert(id, {}, MAX_AGE_SECONDS)
    },
  }

  return {
    adapter,
    /** Runs the handling of a request, within which its begun sign-ins are at hand. */
    during: <T>(request: IncomingMessage, response: ServerResponse, work: () => T): T =>
      exchanges.run({ request, response }, work),
  }
}

export type BegunSignIns = ReturnType<typeof openBegunSignIns>
