import { constants, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type IngestReporter, Refused } from '../source/candidate.ts'

/** A record has 250,000 bytes. Parsing a line takes up to fifty times its length in memory. */
export const MAX_LINE_BYTES = 1_000_000
/** A file with a longer line is no file of lines. */
const MAX_SKIPPED_BYTES = 2 ** 30
const NEWLINE = 0x0a

export interface SourceLine {
  /** from 1 */
  readonly number: number
  readonly bytes: Buffer
}

/** Reads the lines of a file, plain or gzipped, in groups: the lines of one chunk. Too long lines are refused. */
export async function* readLines(file: string, reporter: IngestReporter, firstLine = 1): AsyncIterable<readonly SourceLine[]> {
  const splitter = new LineSplitter(firstLine, (number) =>
    reporter.refuse({ file, line: number, reason: 'the line is longer than 1 MB' }),
  )
  try {
    for await (const chunk of openFile(file, reporter)) {
      const lines = splitter.push(chunk as Buffer)
      if (lines.length > 0) yield lines
    }
    const last = splitter.end()
    if (last) yield [last]
  } catch (error) {
    reporter.refuse({ file, line: splitter.next, reason: reasonOf(error) })
  }
}

function openFile(file: string, reporter: IngestReporter): Readable {
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  raw.on('data', (chunk) => reporter.progress(chunk.length))
  if (!file.endsWith('.gz')) return raw
  const plain = createGunzip({ chunkSize: 256 * 1024 })
  raw.on('error', (error) => plain.destroy(error))
  plain.on('close', () => raw.destroy())
  return raw.pipe(plain)
}

/** Reason why the rest of a file cannot be read. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'the compressed file ends early; what follows is missing'
  if (code?.startsWith('Z_')) return 'the compressed file is damaged; what follows cannot be read'
  return code ? `cannot be read (${code})` : message
}

class LineSplitter {
  next: number
  #buffered: Buffer[] = []
  #bufferedBytes = 0
  #skipped = 0
  readonly #tooLong: (number: number) => void

  constructor(firstLine: number, tooLong: (number: number) => void) {
    this.next = firstLine
    this.#tooLong = tooLong
  }

  push(chunk: Buffer): SourceLine[] {
    const lines: SourceLine[] = []
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      this.#append(chunk.subarray(from, to))
      const line = this.end()
      if (line) lines.push(line)
      this.next += 1
      from = to + 1
    }
    this.#append(chunk.subarray(from))
    return lines
  }

  /** Ends the line; undefined if it is empty or too long. */
  end(): SourceLine | undefined {
    const bytes = this.#buffered.length === 1 ? (this.#buffered[0] as Buffer) : Buffer.concat(this.#buffered)
    const tooLong = this.#skipped > 0
    this.#buffered = []
    this.#bufferedBytes = 0
    this.#skipped = 0
    return tooLong || isBlank(bytes) ? undefined : { number: this.next, bytes }
  }

  #append(part: Buffer): void {
    if (this.#skipped > 0 || this.#bufferedBytes + part.length > MAX_LINE_BYTES) this.#skip(part)
    else if (part.length > 0) {
      this.#buffered.push(part)
      this.#bufferedBytes += part.length
    }
  }

  #skip(part: Buffer): void {
    if (this.#skipped === 0) this.#tooLong(this.next)
    this.#buffered = []
    this.#skipped += Math.max(part.length, 1)
    if (this.#skipped > MAX_SKIPPED_BYTES) throw new Refused({ reason: 'no line break in a gigabyte; the rest is left out' })
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}

/** Decodes a line, without a byte order mark; undefined if it is not UTF-8. */
export function textOfLine({ bytes, number }: SourceLine): string | undefined {
  if (!isUtf8(bytes) || bytes.length > constants.MAX_STRING_LENGTH) return undefined
  const text = bytes.toString('utf8')
  return number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text
}
