import { checkHeader, checkObjectKey, checkRange, checkSignRequest } from '#functions/adapters/shared/objects-rules.ts'
import { openOnce } from '#functions/adapters/shared/open-once.ts'
import type { Objects } from '#ports/objects.ts'
import { bucketAddress } from '../requests/presign.ts'
import type { S3ObjectsOptions } from './options.ts'
import { openS3Requests } from './requests.ts'
import { signObject } from './sign.ts'

const TIMEOUT_MS = 20_000

/**
 * Opens files in one S3 bucket. Without the permission `s3:ListBucket`, S3 responds with 403 instead of 404 to a missing object.
 * A signed URL expires with the session that signed it, if that is earlier.
 */
export function openS3Objects(options: S3ObjectsOptions): Objects {
  const { bucket, region, credentials, endpoint, servedAt, clock, timeoutMs = TIMEOUT_MS } = options
  const place = bucketAddress(bucket, region, endpoint)
  const requests = openS3Requests({ place, region, credentials, timeoutMs })
  /** client for streams and multipart uploads, loaded on first use */
  const client = openOnce(async () => (await import('./client.ts')).openS3Client({ ...options, timeoutMs }))

  return {
    async put(key, body, { contentType }) {
      checkObjectKey(key)
      checkHeader(contentType)
      const stored = await (body instanceof Uint8Array
        ? requests.put(key, body, contentType)
        : (await client()).put(key, body, contentType))
      // S3 does not return the time of the write, and another writer may have replaced the object since.
      const modifiedAt = (await requests.head(key))?.modifiedAt ?? clock.now().toISOString()
      return { ...stored, contentType, modifiedAt }
    },
    async head(key) {
      checkObjectKey(key)
      return requests.head(key)
    },
    async get(key, range) {
      checkObjectKey(key)
      if (range) checkRange(range)
      return (await client()).get(key, range)
    },
    async delete(key) {
      checkObjectKey(key)
      await requests.delete(key)
    },
    async sign(request) {
      checkSignRequest(request)
      return signObject(request, { place, region, credentials: credentials(), now: clock.now() }, servedAt)
    },
  }
}
