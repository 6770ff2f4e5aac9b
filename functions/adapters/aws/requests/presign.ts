import type { Credentials } from './sign-request.ts'
import { ALGORITHM, canonicalValue, escapeUri, scopeOf, signatureOf } from './signing-key.ts'

/** Address of a bucket: its own host, or a path of the endpoint. */
export interface BucketAddress {
  readonly origin: string
  readonly host: string
  /** empty, or begins with a slash */
  readonly path: string
}

/** Uses a path for buckets with a dot in the name, whose hosts match no certificate, and for emulators, which have no bucket hosts. */
export function bucketAddress(bucket: string, region: string, endpoint?: string): BucketAddress {
  const inPath = endpoint !== undefined || bucket.includes('.')
  const { origin, host, pathname } = new URL(endpoint ?? `https://${inPath ? '' : `${bucket}.`}s3.${region}.amazonaws.com`)
  return { origin, host, path: `${pathname.replace(/\/$/, '')}${inPath ? `/${bucket}` : ''}` }
}

/** operation names that the SDK adds; it adds none to HEAD */
const OPERATIONS = { GET: { 'x-id': 'GetObject' }, PUT: { 'x-id': 'PutObject' }, HEAD: {} }

export interface PresignRequest {
  readonly method: keyof typeof OPERATIONS
  readonly key: string
  /** seconds */
  readonly expiresIn: number
  /** the type that a PUT has to send */
  readonly contentType?: string
  /** `response-content-type` and the like, or our own with the prefix `x-`, which S3 ignores; in lower case */
  readonly parameters?: Readonly<Record<string, string>>
}

export interface PresignFacts {
  readonly place: BucketAddress
  readonly region: string
  readonly credentials: Credentials
  readonly now: Date
}

function canonicalHeaders({ contentType }: PresignRequest, { host }: BucketAddress): string {
  const type = contentType === undefined ? '' : `content-type:${canonicalValue(contentType)}\n`
  return `${type}host:${host}\n\n${type && 'content-type;'}host`
}

/** Signs a URL exactly as the SDK does. The body is not signed. */
export function presign(request: PresignRequest, { place, region, credentials, now }: PresignFacts): string {
  const { method, key, expiresIn, contentType, parameters } = request
  const at = scopeOf({ region, service: 's3', now })
  const path = `${place.path}/${escapeUri(key).replaceAll('%2F', '/')}`
  const others: Record<string, string> = { ...parameters, ...OPERATIONS[method] }
  const pairs = Object.entries(others).map(([name, value]) => `&${name}=${escapeUri(value)}`)
  // Parameters are sorted by name; the signature belongs between the two parts.
  const first = [
    `X-Amz-Algorithm=${ALGORITHM}&X-Amz-Content-Sha256=UNSIGNED-PAYLOAD`,
    `&X-Amz-Credential=${escapeUri(`${credentials.accessKeyId}/${at.scope}`)}&X-Amz-Date=${at.date}&X-Amz-Expires=${expiresIn}`,
    credentials.sessionToken ? `&X-Amz-Security-Token=${escapeUri(credentials.sessionToken)}` : '',
  ].join('')
  const last = `&X-Amz-SignedHeaders=${contentType === undefined ? '' : 'content-type%3B'}host${pairs.sort().join('')}`
  const canonical = `${method}\n${path}\n${first}${last}\n${canonicalHeaders(request, place)}\nUNSIGNED-PAYLOAD`
  const signature = signatureOf(canonical, at, credentials.secretAccessKey)
  return `${place.origin}${path}?${first}&X-Amz-Signature=${signature}${last}`
}
