import type { Clock } from '#ports/clock.ts'
import type { Credentials } from '../requests/sign-request.ts'

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
