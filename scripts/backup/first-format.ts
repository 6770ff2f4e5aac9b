import type { Readable } from 'node:stream'
import { constants, gunzipSync } from 'node:zlib'
import type { Reading } from './archive-format.ts'

/**
 * The first format of backups, which is read and no longer written. It is gzip, and the SHA-256 of it: one line of JSON for
 * the whole, for each file one line of JSON and its bytes, and a last line that says that it is the last.
 */
const MAX_LINE_BYTES = 65_536
export const CHECKSUM_BYTES = 32

/** By the first bytes of a backup: a tar begins with the name of its first file, the first format with JSON. */
export function isFirstFormat(start: Buffer): boolean {
  // The sum of a small backup may be among them, which is no gzip.
  const packed = start.subarray(0, Math.max(0, start.length - CHECKSUM_BYTES))
  return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).at(0) === '{'.charCodeAt(0)
}

/** Takes lines and counted bytes from a stream. */
function createReader(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (!done) rest = rest.length > 0 ? Buffer.concat([rest, value]) : value
    return !done
  }
  return {
    async line(): Promise<string> {
      while (!rest.includes(10)) if (rest.length > MAX_LINE_BYTES || !(await more())) throw new Error('no line')
      const end = rest.indexOf(10) + 1
      const text = rest.toString('utf8', 0, end)
      rest = rest.subarray(end)
      return text
    },
    async *bytes(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0; ) {
        if (rest.length === 0 && !(await more())) throw new Error('too short')
        const part = rest.subarray(0, left)
        rest = rest.subarray(part.length)
        left -= part.length
        yield part
      }
    },
    atEnd: async (): Promise<boolean> => rest.length === 0 && !(await more()),
  }
}

/** Takes the unpacked bytes; whoever calls compares the sum. */
export async function readFirstFormat(bytes: Readable, { checkHead, take }: Reading): Promise<void> {
  const reader = createReader(bytes)
  checkHead(await reader.line())
  for (;;) {
    const entry = JSON.parse(await reader.line())
    if (entry.end) break
    await take(entry, reader.bytes(entry.size))
  }
  if (!(await reader.atEnd())) throw new Error('more after the end')
}
