import { checkHeader, checkKey, checkRange, checkSignRequest } from '#functions/adapters/shared/objects-rules.ts'
import { openOnce } from '#functions/adapters/shared/open-once.ts'
import type { Clock } from '#ports/clock.ts'
import type { Objects } from '#ports/objects.ts'
import { placeOf } from '../requests/presign.ts'
import type { Credentials } from '../requests/sign-request.ts'
import { openS3Requests } from './requests.ts'
import { signObject } from './sign.ts'

export interface S3ObjectsOptions {
  readonly bucket: string
  readonly region: string
  readonly credentials: () => Credentials
  readonly clock: Clock
  /** of what is not AWS; the bucket is in its path */
  readonly endpoint?: string
  /** where the tenant's site serves the bucket, such as `/objects`; undefined: addresses are the bucket's own */
  readonly servedAt?: string
  /** of one try */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 20_000

/**
 * Files in one bucket of S3. To be told that an object is missing, its reader has to be allowed to list the bucket
 * (`s3:ListBucket`): S3 answers 403 to others. A signed address ends with the session that signed it, if that is earlier.
 */
export function openS3Objects(options: S3ObjectsOptions): Objects {
  const { bucket, region, credentials, endpoint, servedAt, clock, timeoutMs = TIMEOUT_MS } = options
  const place = placeOf(bucket, region, endpoint)
  const requests = openS3Requests({ place, region, credentials, timeoutMs })
  /** For what streams, and what is put in parts; it is loaded with the first that does. */
  const client = openOnce(async () => (await import('./client.ts')).openS3Client({ ...options, timeoutMs }))

  return {
    async put(key, body, { contentType }) {
      checkKey(key)
      checkHeader(contentType)
      const stored = await (body instanceof Uint8Array
        ? requests.put(key, body, contentType)
        : (await client()).put(key, body, contentType))
      // S3 does not say when it was stored, and somebody else may have replaced it since.
      const modifiedAt = (await requests.head(key))?.modifiedAt ?? clock.now().toISOString()
      return { ...stored, contentType, modifiedAt }
    },
    async head(key) {
      checkKey(key)
      return requests.head(key)
    },
    async get(key, range) {
      checkKey(key)
      if (range) checkRange(range)
      return (await client()).get(key, range)
    },
    async delete(key) {
      checkKey(key)
      await requests.delete(key)
    },
    async sign(request) {
      checkSignRequest(request)
      return signObject(request, { place, region, credentials: credentials(), now: clock.now() }, servedAt)
    },
  }
}
