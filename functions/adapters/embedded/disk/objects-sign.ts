import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { SignedUrl, SignRequest } from '#ports/objects.ts'

export const OBJECTS_PATH = '/objects/'

const PINNED = ['contentType', 'contentDisposition', 'contentSecurityPolicy'] as const

/** Permission that a signed URL grants. */
export interface Permit extends Pick<SignRequest, 'key' | 'method' | (typeof PINNED)[number]> {
  /** epoch seconds */
  readonly expires: number
}

function signatureOf(secret: Uint8Array, permit: Permit): string {
  const signed = JSON.stringify([permit.method, permit.key, permit.expires, ...PINNED.map((name) => permit[name] ?? null)])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

export function signUrl(secret: Uint8Array, clock: Clock, { expiresIn, ...request }: SignRequest): SignedUrl {
  const expires = Math.floor(clock.now().getTime() / 1000) + expiresIn
  const permit: Permit = { ...request, expires }
  const query = new URLSearchParams({ method: permit.method, expires: String(expires) })
  for (const name of PINNED) if (permit[name] !== undefined) query.set(name, permit[name])
  query.set('signature', signatureOf(secret, permit))
  const path = permit.key.split('/').map(encodeURIComponent).join('/')
  return { url: `${OBJECTS_PATH}${path}?${query}`, expiresAt: new Date(expires * 1000).toISOString() }
}

function keyIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(OBJECTS_PATH.length))
  } catch {
    return undefined
  }
}

/** Verifies a signed URL; undefined where the signature is invalid or has expired. */
export function readPermit(secret: Uint8Array, clock: Clock, url: string): Permit | undefined {
  const [pathname = '', search = ''] = url.split('?')
  const key = keyIn(pathname)
  const query = new URLSearchParams(search)
  const method = query.get('method')
  if (!pathname.startsWith(OBJECTS_PATH) || key === undefined || (method !== 'GET' && method !== 'PUT')) return undefined
  const pinned = Object.fromEntries(PINNED.map((name) => [name, query.get(name) ?? undefined]))
  const permit: Permit = { key, method, expires: Number(query.get('expires')), ...pinned }
  const named = ['method', 'expires', 'signature', ...PINNED.filter((name) => permit[name] !== undefined)]
  if ([...query.keys()].sort().join() !== named.sort().join()) return undefined
  const given = Buffer.from(query.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(secret, permit))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return clock.now().getTime() < permit.expires * 1000 ? permit : undefined
}
