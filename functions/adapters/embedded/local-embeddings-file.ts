import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { EmbeddingsUnavailable } from '#ports/embeddings.ts'
import { writeDurably } from './durable-file.ts'
import type { Model } from './local-embeddings-learn.ts'

/** One model: the mark of this format, dimensions and terms as 32-bit numbers, then the three arrays, then a checksum. */
const MAGIC = 'LLSA0001'
const HEAD_BYTES = 16
const CHECKSUM_BYTES = 32

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array) => new Uint8Array(buffer, byteOffset, byteLength)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

function encode({ dimensions, buckets, weights, terms }: Model): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(MAGIC)
  head.writeUInt32LE(dimensions, 8)
  head.writeUInt32LE(buckets.length, 12)
  return Buffer.concat([head, bytesOf(buckets), bytesOf(weights), bytesOf(terms)])
}

/** Says which model it is: the same learned library, the same name. */
export function nameModel(model: Model): string {
  return `lectern-lsa-1-${sha256(encode(model)).toString('hex').slice(0, 12)}`
}

export function saveModel(file: string, model: Model): void {
  const bytes = encode(model)
  writeDurably(file, Buffer.concat([bytes, sha256(bytes)]))
}

export async function loadModel(file: string): Promise<Model> {
  const bytes = await readFile(file)
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  if (body.toString('latin1', 0, MAGIC.length) !== MAGIC || !sha256(body).equals(bytes.subarray(-CHECKSUM_BYTES)))
    throw new EmbeddingsUnavailable(`${file} is no model of this version, or broken`)
  const dimensions = body.readUInt32LE(8)
  const count = body.readUInt32LE(12)
  // A copy begins at an address that the wider arrays can stand on.
  const slice = (from: number, numbers: number) => Uint8Array.from(body.subarray(from, from + 4 * numbers)).buffer
  return {
    dimensions,
    buckets: new Uint32Array(slice(HEAD_BYTES, count)),
    weights: new Float32Array(slice(HEAD_BYTES + 4 * count, count)),
    terms: new Float32Array(slice(HEAD_BYTES + 8 * count, count * dimensions)),
  }
}
