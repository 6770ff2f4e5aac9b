import type { Clock } from '#ports/clock.ts'
import type { Credentials } from '../requests/sign-request.ts'

export interface S3ObjectsOptions {
  readonly bucket: string
  readonly region: string
  readonly credentials: () => Credentials
  readonly clock: Clock
  /** endpoint of an emulator; its URLs have the bucket in the path */
  readonly endpoint?: string
  /** path at which the tenant's site serves the bucket, such as `/objects`; undefined: URLs point to the bucket */
  readonly servedAt?: string
  /** milliseconds of one attempt */
  readonly timeoutMs?: number
}
