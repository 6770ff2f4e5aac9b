import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { OptionError } from '../options.ts'

/**
 * A backup file is gzip of: one line of JSON for the whole, for each file one line of JSON and its bytes, and a last line
 * with the checksum of everything before it.
 */
const KIND = 'lectern-backup'
const FORMAT = 1
const MOST_LINE_BYTES = 65_536

export interface FileEntry {
  /** from the data folder, with `/` */
  readonly path: string
  readonly size: number
  /** permission bits */
  readonly mode: number
}

const broken = (file: string) => new OptionError(`The backup ${file} is broken or not whole: nothing was restored.`)

async function write(out: Writable, hash: Hash, bytes: Uint8Array): Promise<void> {
  hash.update(bytes)
  if (!out.write(bytes)) await once(out, 'drain')
}

/** Writes what `files` lists, each read in turn; durable when done. */
export async function writeContainer(
  target: string,
  dataFormat: number,
  files: AsyncIterable<FileEntry & { readonly source: string }>,
): Promise<void> {
  const gzip = createGzip({ level: 1 })
  const writing = pipeline(gzip, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  // A failure on the way out is thrown where it is waited for, not as unhandled before that.
  writing.catch((error) => gzip.destroy(error))
  const hash = createHash('sha256')
  const line = (value: unknown) => write(gzip, hash, Buffer.from(`${JSON.stringify(value)}\n`))
  await line({ kind: KIND, format: FORMAT, dataFormat })
  for await (const { source, ...entry } of files) {
    await line(entry)
    if (entry.size === 0) continue
    let left = entry.size
    for await (const chunk of createReadStream(source, { end: entry.size - 1 })) {
      left -= chunk.length
      await write(gzip, hash, chunk)
    }
    if (left !== 0) throw new Error(`${source} became shorter while it was read`)
  }
  gzip.end(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`)
  await writing
}

/** Takes lines and counted bytes from a stream. */
function createReader(stream: Readable, hash: Hash) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (!done) rest = rest.length > 0 ? Buffer.concat([rest, value]) : value
    return !done
  }
  return {
    async line(): Promise<{ readonly text: string; readonly bytes: Buffer }> {
      while (!rest.includes(10)) if (rest.length > MOST_LINE_BYTES || !(await more())) throw new Error('no line')
      const end = rest.indexOf(10) + 1
      const bytes = rest.subarray(0, end)
      rest = rest.subarray(end)
      return { text: bytes.toString(), bytes }
    },
    async *bytes(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0; ) {
        if (rest.length === 0 && !(await more())) throw new Error('too short')
        const part = rest.subarray(0, left)
        rest = rest.subarray(part.length)
        left -= part.length
        hash.update(part)
        yield part
      }
    },
    atEnd: async (): Promise<boolean> => rest.length === 0 && !(await more()),
  }
}

function checkHead(file: string, text: string, dataFormat: number): void {
  const head = JSON.parse(text)
  if (head.kind !== KIND) throw broken(file)
  if (head.format > FORMAT || head.dataFormat > dataFormat)
    throw new OptionError(`The backup ${file} is from a newer version of Lectern: restore it with that version.`)
}

/** Gives each file to `take`. Throws one clear sentence where the container is not whole to its last byte. */
export async function readContainer(
  file: string,
  dataFormat: number,
  take: (entry: FileEntry, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const handle = await open(file).catch(() => {
    throw new OptionError(`The backup ${file} cannot be read.`)
  })
  const gunzip = createGunzip()
  const reading = pipeline(handle.createReadStream(), gunzip)
  reading.catch(() => {})
  const hash = createHash('sha256')
  const reader = createReader(gunzip, hash)
  try {
    const head = await reader.line()
    hash.update(head.bytes)
    checkHead(file, head.text, dataFormat)
    for (;;) {
      const { text, bytes } = await reader.line()
      const entry = JSON.parse(text)
      if (typeof entry.sha256 === 'string') {
        if (entry.sha256 !== hash.digest('hex') || !(await reader.atEnd())) throw broken(file)
        return
      }
      hash.update(bytes)
      await take(entry, reader.bytes(entry.size))
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // What the disk or a person can mend is said as it is; anything else means that the bytes are not what was written.
    if (error instanceof OptionError || (error as NodeJS.ErrnoException).syscall || code.startsWith('ERR_FS')) throw error
    throw broken(file)
  } finally {
    gunzip.destroy()
    await finished(gunzip).catch(() => {})
    await handle.close().catch(() => {})
  }
}
