import { SESSION_COOKIE } from '#contract/login.ts'
import type { BegunSession } from '#people/library-sessions.ts'

type Named = Pick<BegunSession, 'id' | 'secret'>

/** Reads the session that a cookie names. */
export function parseSessionCookie(value: string | undefined): Named | undefined {
  const [id, secret, ...more] = value?.split('.') ?? []
  return id && secret && more.length === 0 ? { id, secret } : undefined
}

/** Formats the cookie of a session for its login alone: no other call gets it, no script reads it, no other site sends it. */
export function formatSessionCookie(
  { id, secret, expiresAt }: BegunSession,
  { origin, now }: { origin: string; now: Date },
): string {
  const seconds = Math.max(0, expiresAt - Math.floor(now.getTime() / 1000))
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${SESSION_COOKIE}=${id}.${secret}; Path=/login; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
