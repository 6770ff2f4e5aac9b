import { hash } from 'node:crypto'
import { ALGORITHM, canonicalValue, escapeUri, scopeOf, signatureOf } from './signing-key.ts'

/**
 * Signature Version 4 in headers.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export interface RequestToSign {
  readonly method: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** Inputs of a signature beside the request. */
export interface SigningFacts {
  readonly region: string
  /** name of the service in signatures: `es`, `ses`, `sqs`, `bedrock` */
  readonly service: string
  readonly credentials: Credentials
  readonly now: Date
}

/** headers that proxies and HTTP clients may change */
const UNSIGNED =
  /^(proxy-.*|sec-.*|authorization|cache-control|connection|expect|from|keep-alive|max-forwards|pragma|referer|te|trailer|transfer-encoding|upgrade|user-agent|x-amzn-trace-id)$/
const OURS = ['authorization', 'date', 'host', 'x-amz-date']

const byCodeUnit = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Encodes the query, for the signature and for the request itself: services interpret a plus differently, but never `%20`. */
export function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => [escapeUri(name), escapeUri(value)] as const)
  pairs.sort(([a, x], [b, y]) => byCodeUnit(a, b) || byCodeUnit(x, y))
  return pairs.map((pair) => pair.join('=')).join('&')
}

/** S3 signs the path as it is sent. Other services remove empty segments and encode the path once more. */
function canonicalPath(path: string, service: string): string {
  if (service === 's3') return path
  const segments = path.split('/').filter((segment) => segment !== '')
  const end = segments.length > 0 && path.endsWith('/') ? '/' : ''
  return `/${segments.map(escapeUri).join('/')}${end}`
}

/** Returns the headers to send, in lower case. The HTTP client adds `host`. */
export function signRequest(
  { method, url, headers = {}, body = '' }: RequestToSign,
  facts: SigningFacts,
): Record<string, string> {
  const { credentials, service } = facts
  const at = scopeOf(facts)
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const sent: Record<string, string> = {
    'x-amz-content-sha256': hash('sha256', body),
    ...Object.fromEntries(given.filter(([name]) => !OURS.includes(name))),
    'x-amz-date': at.date,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  }
  const all: Record<string, string> = { ...sent, host: url.host }
  const signed = Object.keys(all).filter((name) => !UNSIGNED.test(name))
  signed.sort()
  const lines = signed.map((name) => `${name}:${canonicalValue(all[name] ?? '')}\n`).join('')
  const names = signed.join(';')
  const path = canonicalPath(url.pathname, service)
  const request = `${method}\n${path}\n${canonicalQuery(url)}\n${lines}\n${names}\n${sent['x-amz-content-sha256']}`
  const signature = signatureOf(request, at, credentials.secretAccessKey)
  const authorization = `${ALGORITHM} Credential=${credentials.accessKeyId}/${at.scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...sent, authorization }
}
