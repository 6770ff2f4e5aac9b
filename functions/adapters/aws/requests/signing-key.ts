import { createHmac, hash } from 'node:crypto'

export const ALGORITHM = 'AWS4-HMAC-SHA256'

const MAX_CACHED_KEYS = 20
const keys = new Map<string, Buffer>()

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Derives the signing key, which is valid for a day, and caches it. */
function signingKey(secret: string, scope: string): Buffer {
  const name = `${scope} ${secret}`
  const known = keys.get(name)
  if (known) return known
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer
  if (keys.size >= MAX_CACHED_KEYS) keys.clear()
  keys.set(name, key)
  return key
}

interface SignatureScope {
  /** 20261121T160000Z */
  readonly date: string
  /** day, region and service */
  readonly scope: string
}

export function scopeOf({ region, service, now }: { region: string; service: string; now: Date }): SignatureScope {
  const date = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  return { date, scope: `${date.slice(0, 8)}/${region}/${service}/aws4_request` }
}

export function signatureOf(canonicalRequest: string, { date, scope }: SignatureScope, secret: string): string {
  const text = `${ALGORITHM}\n${date}\n${scope}\n${hash('sha256', canonicalRequest)}`
  return createHmac('sha256', signingKey(secret, scope)).update(text).digest('hex')
}

/** Escapes all characters but letters, digits and `-._~` (RFC 3986). */
export function escapeUri(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Normalises the whitespace of a header value for the signature. */
export const canonicalValue = (value: string) => value.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')
