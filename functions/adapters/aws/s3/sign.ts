import type { SignedUrl, SignRequest } from '#ports/objects.ts'
import { type BucketAddress, type PresignFacts, type PresignRequest, presign } from '../requests/presign.ts'

/** Our own parameters, which S3 ignores but includes in the signature. `lib/infra/edge/serve-files.js` reads them. */
const POLICY = 'x-lectern-policy'
const HEAD_SIGNATURE = 'x-lectern-head'

function parametersOf({ contentType, contentDisposition, contentSecurityPolicy }: SignRequest): Record<string, string> {
  return {
    ...(contentType !== undefined && { 'response-content-type': contentType }),
    ...(contentDisposition !== undefined && { 'response-content-disposition': contentDisposition }),
    ...(contentSecurityPolicy !== undefined && { [POLICY]: contentSecurityPolicy }),
  }
}

const signatureIn = (url: string) => new URLSearchParams(url.slice(url.indexOf('?'))).get('X-Amz-Signature') ?? ''

/** Signs a URL for GET and HEAD. A signature covers one method, so the URL carries HEAD's signature as a parameter. */
function presignRead(request: SignRequest, facts: PresignFacts): string {
  const { key, expiresIn } = request
  const parameters = parametersOf(request)
  const head: PresignRequest = { method: 'HEAD', key, expiresIn, parameters: { ...parameters, 'x-id': 'GetObject' } }
  const signature = signatureIn(presign(head, facts))
  return presign({ method: 'GET', key, expiresIn, parameters: { ...parameters, [HEAD_SIGNATURE]: signature } }, facts)
}

const insteadOf = ({ origin, path }: BucketAddress, servedAt: string, url: string) =>
  `${servedAt}${url.slice(origin.length + path.length)}`

/** Signs a URL. Reads go through the tenant's site if it serves the bucket; uploads go to the bucket itself. */
export function signObject(request: SignRequest, facts: PresignFacts, servedAt?: string): SignedUrl {
  const { method, key, expiresIn, contentType } = request
  const seconds = Math.floor(facts.now.getTime() / 1000) + expiresIn
  const expiresAt = new Date(seconds * 1000).toISOString()
  if (method === 'PUT') return { url: presign({ method, key, expiresIn, contentType }, facts), expiresAt }
  const url = presignRead(request, facts)
  return { url: servedAt === undefined ? url : insteadOf(facts.place, servedAt, url), expiresAt }
}
