import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Objects } from '#ports/objects.ts'
import { reasonOf } from '../formats/read-lines.ts'
import { MAX_STAGED_LINE_BYTES, type SliceLimits } from './part-limits.ts'

const NEWLINE = 0x0a

/** Start of a slice: byte of the plain text, and line from 1. */
interface LinePosition {
  readonly byte: number
  readonly line: number
}

export interface StagedLines {
  readonly bytes: number
  /** start of the next slice; absent after the last */
  readonly next?: LinePosition
  /** reason why the rest cannot be read */
  readonly broken?: string
}

interface SliceRequest {
  readonly key: string
  /** bytes of the object */
  readonly size: number
  readonly at: LinePosition
  readonly limits: SliceLimits
}

/** Writes the lines of a slice into a file. */
export async function stageLines(objects: Objects, request: SliceRequest, file: string): Promise<StagedLines> {
  const { at, limits } = request
  const out = createWriteStream(file)
  let bytes = 0
  let lines = 0
  const write = async (chunk: Buffer) => {
    bytes += chunk.length
    if (!out.write(chunk)) await once(out, 'drain')
  }
  try {
    for await (const chunk of plainBytes(objects, request)) {
      const cut = endOfSlice(chunk, limits.lines - lines, limits.bytes - bytes)
      lines += cut.lines
      await write(chunk.subarray(0, cut.end ?? chunk.length))
      if (cut.end !== undefined) return { bytes, next: { byte: at.byte + bytes, line: at.line + lines } }
      if (bytes > limits.bytes + MAX_STAGED_LINE_BYTES) return { bytes }
    }
    return { bytes }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error
    return { bytes, broken: reasonOf(error) }
  } finally {
    await finished(out.end())
  }
}

/** Finds the end of a slice in a chunk: after its last line; absent where the slice goes on. */
function endOfSlice(chunk: Buffer, maxLines: number, maxBytes: number): { lines: number; end?: number } {
  let lines = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
    lines += 1
    if (lines >= maxLines || at + 1 >= maxBytes) return { lines, end: at + 1 }
  }
  return { lines }
}

async function* plainBytes(objects: Objects, { key, size, at }: SliceRequest): AsyncIterable<Buffer> {
  const packed = key.endsWith('.gz')
  if (!packed && at.byte >= size) return
  const object = await objects.get(key, packed ? undefined : { first: at.byte, last: size - 1 })
  if (!object) return
  const raw = Readable.from(object.body)
  if (!packed) return yield* raw
  const plain = createGunzip({ chunkSize: 256 * 1024 })
  raw.on('error', (error) => plain.destroy(error))
  plain.on('close', () => raw.destroy())
  let skip = at.byte
  for await (const chunk of raw.pipe(plain) as AsyncIterable<Buffer>) {
    if (skip < chunk.length) yield chunk.subarray(skip)
    skip = Math.max(0, skip - chunk.length)
  }
}
