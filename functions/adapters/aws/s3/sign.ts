import type { SignedUrl, SignRequest } from '#ports/objects.ts'
import { type BucketPlace, type PresignFacts, type PresignRequest, presign } from '../requests/presign.ts'

/** Parameters of our own, which S3 leaves alone but takes into the signature. `lib/infra/edge/serve-files.js` reads them. */
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

/** A signature is for one method; an address that is for two carries the other's within its own. */
function presignReading(request: SignRequest, facts: PresignFacts): string {
  const { key, expiresIn } = request
  const parameters = parametersOf(request)
  const head: PresignRequest = { method: 'HEAD', key, expiresIn, parameters: { ...parameters, 'x-id': 'GetObject' } }
  const signature = signatureIn(presign(head, facts))
  return presign({ method: 'GET', key, expiresIn, parameters: { ...parameters, [HEAD_SIGNATURE]: signature } }, facts)
}

const insteadOf = ({ origin, path }: BucketPlace, servedAt: string, url: string) =>
  `${servedAt}${url.slice(origin.length + path.length)}`

/** What reads goes through the tenant's own site, where there is one; what is put goes to the bucket itself. */
export function signObject(request: SignRequest, facts: PresignFacts, servedAt?: string): SignedUrl {
  const { method, key, expiresIn, contentType } = request
  const seconds = Math.floor(facts.now.getTime() / 1000) + expiresIn
  const expiresAt = new Date(seconds * 1000).toISOString()
  if (method === 'PUT') return { url: presign({ method, key, expiresIn, contentType }, facts), expiresAt }
  const url = presignReading(request, facts)
  return { url: servedAt === undefined ? url : insteadOf(facts.place, servedAt, url), expiresAt }
}
