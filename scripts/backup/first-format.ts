import type { Readable } from 'node:stream'
import { constants, gunzipSync } from 'node:zlib'
import type { Reading } from './archive-format.ts'

/**
 * Version of the first format of backups, which is read and no longer written: a gzip file, followed by its SHA-256. Inside are a
 * line of JSON about the backup, a line of JSON and the bytes of each file, and a closing line.
 */
const MAX_LINE_BYTES = 65_536
export const CHECKSUM_BYTES = 32

/** Recognises the first format by the first bytes: a tar file begins with the name of its first entry, the first format with JSON. */
export function isFirstFormat(start: Buffer): boolean {
  // A small backup may end within them: its checksum is no gzip.
  const packed = start.subarray(0, Math.max(0, start.length - CHECKSUM_BYTES))
  return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).at(0) === '{'.charCodeAt(0)
}

/** Reads lines and given numbers of bytes from a stream. */
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

/** Reads the unpacked bytes. The caller compares the checksum. */
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
