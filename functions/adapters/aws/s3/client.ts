import { S3Client } from '@aws-sdk/client-s3'
import { openGet } from './get.ts'
import type { S3ObjectsOptions } from './options.ts'
import { putObject } from './put.ts'

export type S3ObjectsClient = ReturnType<typeof openS3Client>

/** Opens the AWS SDK's client, for streamed reads and multipart uploads. */
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
