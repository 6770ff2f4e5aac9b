import { type ObjectFacts, ObjectsUnavailable } from '#ports/objects.ts'
import { type AwsAnswer, type AwsRequest, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { BucketAddress } from '../requests/presign.ts'
import type { Credentials } from '../requests/sign-request.ts'
import { escapeUri } from '../requests/signing-key.ts'

interface Options {
  readonly place: BucketAddress
  readonly region: string
  readonly credentials: () => Credentials
  readonly timeoutMs: number
}

const plain = (etag: string | null) => (etag ?? '').replaceAll('"', '')

function factsOf({ headers }: AwsAnswer): ObjectFacts {
  return {
    size: Number(headers.get('content-length')),
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    etag: plain(headers.get('etag')),
    modifiedAt: new Date(headers.get('last-modified') ?? Date.now()).toISOString(),
  }
}

const unavailable = (what: string, cause?: unknown) => new ObjectsUnavailable(`S3 request failed: ${what}`, { cause })

/** Describes why a service did not respond. */
const reasonOf = ({ message, cause }: Error) => `${message}: ${(cause as Error | undefined)?.name ?? ''}`

/** Sends calls with small bodies or none as our own requests. A function that makes only these never loads the SDK's client. */
export function openS3Requests({ place, region, credentials, timeoutMs }: Options) {
  const service = openAwsService({ service: 's3', region, endpoint: place.origin, credentials, timeoutMs })

  async function send(key: string, request: Omit<AwsRequest, 'path'>): Promise<AwsAnswer> {
    const path = `${place.path}/${escapeUri(key).replaceAll('%2F', '/')}`
    return service.send({ ...request, path }).catch((cause: unknown) => {
      throw cause instanceof AwsServiceUnavailable ? unavailable(reasonOf(cause), cause) : cause
    })
  }

  async function sendOrThrow(key: string, request: Omit<AwsRequest, 'path'>): Promise<AwsAnswer> {
    const answer = await send(key, request)
    if (answer.status >= 300) throw unavailable(errorCodeOf(answer) ?? String(answer.status))
    return answer
  }

  return {
    async head(key: string): Promise<ObjectFacts | undefined> {
      const answer = await send(key, { method: 'HEAD' })
      if (answer.status === 404) return undefined
      if (answer.status >= 300) throw unavailable(String(answer.status))
      return factsOf(answer)
    },
    async put(key: string, body: Uint8Array, contentType: string): Promise<{ size: number; etag: string }> {
      const { headers } = await sendOrThrow(key, { method: 'PUT', body, headers: { 'content-type': contentType } })
      return { size: body.length, etag: plain(headers.get('etag')) }
    },
    async delete(key: string): Promise<void> {
      await sendOrThrow(key, { method: 'DELETE' })
    },
  }
}
