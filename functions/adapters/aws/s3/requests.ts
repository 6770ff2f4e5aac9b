import { type ObjectFacts, ObjectsUnavailable } from '#ports/objects.ts'
import { type AwsAnswer, type AwsRequest, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { BucketPlace } from '../requests/presign.ts'
import type { Credentials } from '../requests/sign-request.ts'
import { escapeUri } from '../requests/signing-key.ts'

interface Options {
  readonly place: BucketPlace
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

const unavailable = (what: string, cause?: unknown) =>
  new ObjectsUnavailable(`S3 does not take or give the object: ${what}`, { cause })

/** Why a service did not answer, in a word. */
const reasonOf = ({ message, cause }: Error) => `${message}: ${(cause as Error | undefined)?.name ?? ''}`

/** The calls whose bodies are small or none, by requests of our own: a function that makes no others never loads the client. */
export function openS3Requests({ place, region, credentials, timeoutMs }: Options) {
  const service = openAwsService({ service: 's3', region, endpoint: place.origin, credentials, timeoutMs })

  async function send(key: string, request: Omit<AwsRequest, 'path'>): Promise<AwsAnswer> {
    const path = `${place.path}/${escapeUri(key).replaceAll('%2F', '/')}`
    return service.send({ ...request, path }).catch((cause: unknown) => {
      throw cause instanceof AwsServiceUnavailable ? unavailable(reasonOf(cause), cause) : cause
    })
  }

  async function taken(key: string, request: Omit<AwsRequest, 'path'>): Promise<AwsAnswer> {
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
      const { headers } = await taken(key, { method: 'PUT', body, headers: { 'content-type': contentType } })
      return { size: body.length, etag: plain(headers.get('etag')) }
    },
    async delete(key: string): Promise<void> {
      await taken(key, { method: 'DELETE' })
    },
  }
}
