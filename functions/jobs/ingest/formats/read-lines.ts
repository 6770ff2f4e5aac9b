import { constants, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Desk, Refused } from '../source/candidate.ts'

export const LINE_LIMIT = 16 * 1024 * 1024
/** Without a line break for this long it is no file of lines. */
const SKIP_LIMIT = 2 ** 30
const NEWLINE = 0x0a

export interface Line {
  /** from 1 */
  readonly number: number
  readonly bytes: Buffer
}

/** The lines of a file, plain or gzipped, as many at a time as a piece of it holds; too long ones are refused. */
export async function* readLines(file: string, desk: Desk, firstLine = 1): AsyncIterable<readonly Line[]> {
  const splitter = new LineSplitter(firstLine, (number) =>
    desk.refuse({ file, line: number, reason: `longer than ${LINE_LIMIT} bytes` }),
  )
  try {
    for await (const chunk of openFile(file, desk)) {
      const lines = splitter.push(chunk as Buffer)
      if (lines.length > 0) yield lines
    }
    const last = splitter.end()
    if (last) yield [last]
  } catch (error) {
    desk.refuse({ file, line: splitter.next, reason: reasonOf(error) })
  }
}

function openFile(file: string, desk: Desk): Readable {
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  raw.on('data', (chunk) => desk.progress(chunk.length))
  if (!file.endsWith('.gz')) return raw
  const plain = createGunzip({ chunkSize: 256 * 1024 })
  raw.on('error', (error) => plain.destroy(error))
  plain.on('close', () => raw.destroy())
  return raw.pipe(plain)
}

/** Why a file cannot be read on. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'the compressed file ends early; what follows is missing'
  if (code?.startsWith('Z_')) return 'the compressed file is damaged; what follows cannot be read'
  return code ? `cannot be read (${code})` : message
}

class LineSplitter {
  next: number
  #held: Buffer[] = []
  #heldBytes = 0
  #skipped = 0
  readonly #tooLong: (number: number) => void

  constructor(firstLine: number, tooLong: (number: number) => void) {
    this.next = firstLine
    this.#tooLong = tooLong
  }

  push(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      this.#hold(chunk.subarray(from, to))
      const line = this.end()
      if (line) lines.push(line)
      this.next += 1
      from = to + 1
    }
    this.#hold(chunk.subarray(from))
    return lines
  }

  /** What is held as the line it is; nothing where it is empty or was too long. */
  end(): Line | undefined {
    const bytes = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held)
    const tooLong = this.#skipped > 0
    this.#held = []
    this.#heldBytes = 0
    this.#skipped = 0
    return tooLong || isBlank(bytes) ? undefined : { number: this.next, bytes }
  }

  #hold(part: Buffer): void {
    if (this.#skipped > 0 || this.#heldBytes + part.length > LINE_LIMIT) this.#skip(part)
    else if (part.length > 0) {
      this.#held.push(part)
      this.#heldBytes += part.length
    }
  }

  #skip(part: Buffer): void {
    if (this.#skipped === 0) this.#tooLong(this.next)
    this.#held = []
    this.#skipped += Math.max(part.length, 1)
    if (this.#skipped > SKIP_LIMIT) throw new Refused({ reason: 'no line break in a gigabyte; the rest is left out' })
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}

/** The text of a line, without a byte order mark; undefined where it is not UTF-8. */
export function textOf({ bytes, number }: Line): string | undefined {
  if (!isUtf8(bytes) || bytes.length > constants.MAX_STRING_LENGTH) return undefined
  const text = bytes.toString('utf8')
  return number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text
}
