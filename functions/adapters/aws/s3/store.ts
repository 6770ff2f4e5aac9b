import type { Readable } from 'node:stream'
import { GetObjectCommand, type GetObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3'
import { type ByteRange, type ObjectFacts, type Objects, ObjectsMisuse, ObjectsUnavailable } from '#ports/objects.ts'

/** Small objects are read at once, so that a body that nobody reads keeps no connection. */
const READ_AT_ONCE = 65_536

const MISSING = ['NoSuchKey', 'NotFound']

/** What S3 says, as the port names it. */
export async function answerOf<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const { name = '' } = cause as Error
    if (name === 'InvalidRange') throw new ObjectsMisuse('there are no such bytes', { cause })
    throw new ObjectsUnavailable(`S3 does not take or give the object: ${name}`, { cause })
  }
}

/** Undefined for what is not there. */
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
    for (let next = await answerOf(chunks.next()); !next.done; next = await answerOf(chunks.next())) yield next.value
  } finally {
    stream.destroy()
  }
}

async function readAtOnce(stream: Readable): Promise<AsyncIterable<Uint8Array>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyOf(stream)) chunks.push(chunk)
  return (async function* () {
    yield* chunks
  })()
}

const headerOf = ({ first, last }: ByteRange) => `bytes=${first}-${last}`

/** What streams. */
export function openGet(client: S3Client, Bucket: string): Objects['get'] {
  return async (Key, range) => {
    const command = new GetObjectCommand({ Bucket, Key, Range: range && headerOf(range) })
    const found = await answerOf(client.send(command)).catch(orMissing)
    if (!found) return undefined
    const stream = found.Body as Readable
    const small = (found.ContentLength ?? 0) <= READ_AT_ONCE
    return { ...factsOf(found), body: small ? await readAtOnce(stream) : bodyOf(stream) }
  }
}
