import { S3Client } from '@aws-sdk/client-s3'
import { putObject } from './put.ts'
import type { S3ObjectsOptions } from './s3-objects.ts'
import { openGet } from './store.ts'

export type S3ObjectsClient = ReturnType<typeof openS3Client>

/** The AWS SDK's client, for what streams and what is put in parts. */
export function openS3Client(options: S3ObjectsOptions & { readonly timeoutMs: number }) {
  const { bucket, region, credentials, endpoint, timeoutMs } = options
  const client = new S3Client({
    region,
    credentials: async () => credentials(),
    endpoint,
    forcePathStyle: endpoint !== undefined,
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  })
  const put = (Key: string, body: AsyncIterable<Uint8Array>, ContentType: string) =>
    putObject(client, { Bucket: bucket, Key, ContentType }, body)
  return { get: openGet(client, bucket), put }
}
