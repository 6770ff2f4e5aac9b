import { TENANTS } from '#contract/tenant.ts'
import { type ByteRange, ObjectsMisuse, type SignRequest } from '#ports/objects.ts'

const MOST_KEY_BYTES = 900
const MOST_HEADER_CHARACTERS = 1000
const MOST_SECONDS = 3600

function misuse(text: string): never {
  throw new ObjectsMisuse(text)
}

export function checkKey(key: string): void {
  const [tenant, ...rest] = key.split('/')
  if (!TENANTS.some((one) => one === tenant) || rest.length === 0) misuse('a key begins with the tenant and /')
  if (rest.some((segment) => segment === '' || segment === '.' || segment === '..')) misuse('a segment is empty or dots')
  if (!key.isWellFormed() || Buffer.byteLength(key) > MOST_KEY_BYTES) misuse('the key is no text or too long')
}

/** What goes into a header of an answer stays one line of plain signs. */
export function checkHeader(value: string | undefined): void {
  if (value !== undefined && !(/^[\x20-\x7e]+$/.test(value) && value.length <= MOST_HEADER_CHARACTERS))
    misuse('a header is one line of ASCII')
}

export function checkSignRequest({ key, expiresIn, contentType, contentDisposition, contentSecurityPolicy }: SignRequest): void {
  checkKey(key)
  if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > MOST_SECONDS) misuse(`seconds are from 1 to ${MOST_SECONDS}`)
  for (const value of [contentType, contentDisposition, contentSecurityPolicy]) checkHeader(value)
}

/** What is a range of some file. */
export function checkRange({ first, last }: ByteRange): void {
  const numbers = Number.isSafeInteger(first) && Number.isSafeInteger(last)
  if (!numbers || first < 0 || last < first) misuse('there are no such bytes')
}
