import type { Readable } from 'node:stream'
import { GetObjectCommand, type GetObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3'
import { type ByteRange, type ObjectFacts, type Objects, ObjectsMisuse, ObjectsUnavailable } from '#ports/objects.ts'

/** Bodies up to this size are buffered, so that an unread body holds no connection. */
const MAX_BUFFERED_BYTES = 65_536

const MISSING = ['NoSuchKey', 'NotFound']

/** Maps errors of S3 to errors of the port. */
export async function mapS3Errors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const { name = '' } = cause as Error
    if (name === 'InvalidRange') throw new ObjectsMisuse('there are no such bytes', { cause })
    throw new ObjectsUnavailable(`S3 request failed: ${name}`, { cause })
  }
}

/** Returns undefined for a missing object. */
function orMissing(error: ObjectsUnavailable): undefined {
  if (MISSING.includes((error.cause as Error | undefined)?.name ?? '')) return undefined
  throw error
}

function factsOf(found: GetObjectCommandOutput): ObjectFacts {
  const total = found.ContentRange?.split('/')[1]
  return {
    size: Number(total ?? found.ContentLength),
    contentType: found.ContentType ?? 'application/octet-stream',
    etag: (found.ETag ?? '').replaceAll('"', ''),
    modifiedAt: (found.LastModified ?? new Date()).toISOString(),
  }
}

async function* bodyOf(stream: Readable): AsyncIterable<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  try {
    for (let next = await mapS3Errors(chunks.next()); !next.done; next = await mapS3Errors(chunks.next())) yield next.value
  } finally {
    stream.destroy()
  }
}

async function readBuffered(stream: Readable): Promise<AsyncIterable<Uint8Array>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyOf(stream)) chunks.push(chunk)
  return (async function* () {
    yield* chunks
  })()
}

const headerOf = ({ first, last }: ByteRange) => `bytes=${first}-${last}`

/** Opens streamed reads. */
export function openGet(client: S3Client, Bucket: string): Objects['get'] {
  return async (Key, range) => {
    const command = new GetObjectCommand({ Bucket, Key, Range: range && headerOf(range) })
    const found = await mapS3Errors(client.send(command)).catch(orMissing)
    if (!found) return undefined
    const stream = found.Body as Readable
    const small = (found.ContentLength ?? 0) <= MAX_BUFFERED_BYTES
    return { ...factsOf(found), body: small ? await readBuffered(stream) : bodyOf(stream) }
  }
}
