import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { PresignRequest } from '#functions/adapters/aws/requests/presign.ts'
import type { Credentials } from '#functions/adapters/aws/requests/sign-request.ts'

function commandOf({ method, key: Key, contentType, parameters }: PresignRequest, Bucket: string): GetObjectCommand {
  // The presigner takes any command; its type wants the one that it was asked with.
  if (method === 'PUT') return new PutObjectCommand({ Bucket, Key, ContentType: contentType }) as unknown as GetObjectCommand
  if (method === 'HEAD') return new HeadObjectCommand({ Bucket, Key }) as unknown as GetObjectCommand
  return new GetObjectCommand({
    Bucket,
    Key,
    ResponseContentType: parameters?.['response-content-type'],
    ResponseContentDisposition: parameters?.['response-content-disposition'],
    ResponseCacheControl: parameters?.['response-cache-control'],
  })
}

interface Facts {
  readonly bucket: string
  readonly region: string
  readonly credentials: Credentials
  readonly endpoint?: string
}

/** Presigns the same URLs by the SDK, without the checksums that it would require of a client. */
export function openSdkPresigner({ bucket, region, credentials, endpoint }: Facts) {
  const client = new S3Client({
    region,
    credentials,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return (request: PresignRequest, signingDate: Date): Promise<string> => {
    const { expiresIn, contentType } = request
    const signableHeaders = new Set(contentType === undefined ? ['host'] : ['host', 'content-type'])
    return getSignedUrl(client, commandOf(request, bucket), { expiresIn, signingDate, signableHeaders })
  }
}

const pinned = {
  'response-content-type': 'text/html; charset=utf-8',
  'response-content-disposition': `attachment; filename*=UTF-8''%C3%84 (1)*.html`,
  'response-cache-control': 'private, no-cache',
}

/** Returns every kind of request in turn. */
export function presignRequestOf(key: string, at: number): PresignRequest {
  const expiresIn = 1 + ((at * 37) % 3600)
  if (at % 5 === 3) return { method: 'PUT', key, expiresIn, contentType: at % 2 ? ' text/html;  charset=utf-8' : undefined }
  if (at % 5 === 4) return { method: 'HEAD', key, expiresIn }
  return { method: 'GET', key, expiresIn, parameters: at % 5 === 0 ? pinned : undefined }
}
