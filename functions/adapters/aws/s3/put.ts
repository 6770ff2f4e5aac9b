import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { mapS3Errors } from './get.ts'

/** Size of a part, held in memory. S3 allows 10,000 parts of at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024

/** Joins chunks of any size into parts of one size. The last part is the rest, and is empty only if the body is. */
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

export interface PutTarget {
  readonly Bucket: string
  readonly Key: string
  readonly ContentType: string
}

export interface PutResult {
  readonly size: number
  readonly etag: string
}

const plain = (etag: string | undefined) => (etag ?? '').replaceAll('"', '')

async function putWhole(client: S3Client, target: PutTarget, Body: Uint8Array): Promise<PutResult> {
  const { ETag } = await mapS3Errors(client.send(new PutObjectCommand({ ...target, Body, ContentLength: Body.length })))
  return { size: Body.length, etag: plain(ETag) }
}

async function putParts(client: S3Client, target: PutTarget, parts: AsyncIterable<Uint8Array>): Promise<PutResult> {
  const { Bucket, Key } = target
  const { UploadId } = await mapS3Errors(client.send(new CreateMultipartUploadCommand(target)))
  const upload = { Bucket, Key, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    let size = 0
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1
      const { ETag } = await mapS3Errors(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })))
      Parts.push({ PartNumber, ETag })
      size += Body.length
    }
    const { ETag } = await mapS3Errors(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    return { size, etag: plain(ETag) }
  } catch (error) {
    // If the abort fails, the bucket's lifecycle rule removes the parts within days.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield first
  yield* rest
}

/** Uploads an object, which becomes visible only when complete. Errors of the body are passed on unchanged. */
export async function putObject(client: S3Client, target: PutTarget, body: AsyncIterable<Uint8Array>): Promise<PutResult> {
  const parts = inParts(body)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  if (first.length < PART_BYTES) return putWhole(client, target, first)
  return putParts(client, target, startingWith(first, parts))
}
