import { TENANTS } from '#contract/tenant.ts'
import { type ByteRange, ObjectsMisuse, type SignRequest } from '#ports/objects.ts'

const MAX_KEY_BYTES = 900
const MAX_HEADER_LENGTH = 1000
const MAX_EXPIRY_SECONDS = 3600

function misuse(text: string): never {
  throw new ObjectsMisuse(text)
}

export function checkObjectKey(key: string): void {
  const [tenant, ...rest] = key.split('/')
  if (!TENANTS.some((one) => one === tenant) || rest.length === 0) misuse('a key begins with the tenant and /')
  if (rest.some((segment) => segment === '' || segment === '.' || segment === '..')) misuse('a segment is empty or dots')
  if (!key.isWellFormed() || Buffer.byteLength(key) > MAX_KEY_BYTES) misuse('the key is no text or too long')
}

/** Requires a value for a response header to be one line of ASCII. */
export function checkHeader(value: string | undefined): void {
  if (value !== undefined && !(/^[\x20-\x7e]+$/.test(value) && value.length <= MAX_HEADER_LENGTH))
    misuse('a header is one line of ASCII')
}

export function checkSignRequest({ key, expiresIn, contentType, contentDisposition, contentSecurityPolicy }: SignRequest): void {
  checkObjectKey(key)
  if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > MAX_EXPIRY_SECONDS)
    misuse(`seconds are from 1 to ${MAX_EXPIRY_SECONDS}`)
  for (const value of [contentType, contentDisposition, contentSecurityPolicy]) checkHeader(value)
}

/** Requires a valid byte range. */
export function checkRange({ first, last }: ByteRange): void {
  const numbers = Number.isSafeInteger(first) && Number.isSafeInteger(last)
  if (!numbers || first < 0 || last < first) misuse('there are no such bytes')
}
