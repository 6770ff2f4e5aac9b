import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { answerOf } from './store.ts'

/** What a function keeps in its memory; 10,000 of them are the largest object. S3 takes no smaller one than 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024

/** Chunks of any size as parts of one size; the last one is what is left, and may be empty only where it is the first. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    waiting.push(chunk)
    size += chunk.length
    while (size > PART_BYTES) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART_BYTES)
      waiting = [all.subarray(PART_BYTES)]
      size -= PART_BYTES
    }
  }
  yield Buffer.concat(waiting)
}

export interface Place {
  readonly Bucket: string
  readonly Key: string
  readonly ContentType: string
}

export interface Stored {
  readonly size: number
  readonly etag: string
}

const plain = (etag: string | undefined) => (etag ?? '').replaceAll('"', '')

async function putWhole(client: S3Client, place: Place, Body: Uint8Array): Promise<Stored> {
  const { ETag } = await answerOf(client.send(new PutObjectCommand({ ...place, Body, ContentLength: Body.length })))
  return { size: Body.length, etag: plain(ETag) }
}

async function putParts(client: S3Client, place: Place, parts: AsyncIterable<Uint8Array>): Promise<Stored> {
  const { Bucket, Key } = place
  const { UploadId } = await answerOf(client.send(new CreateMultipartUploadCommand(place)))
  const upload = { Bucket, Key, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    let size = 0
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1
      const { ETag } = await answerOf(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })))
      Parts.push({ PartNumber, ETag })
      size += Body.length
    }
    const { ETag } = await answerOf(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    return { size, etag: plain(ETag) }
  } catch (error) {
    // Whatever cannot be told to S3 now, the bucket's own rule clears away within days.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield first
  yield* rest
}

/** Nothing is to be seen of it before it is whole. Errors of the body itself stay what they are. */
export async function putObject(client: S3Client, place: Place, body: AsyncIterable<Uint8Array>): Promise<Stored> {
  const parts = inParts(body)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  if (first.length < PART_BYTES) return putWhole(client, place, first)
  return putParts(client, place, startingWith(first, parts))
}
