import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { OptionError } from '../options.ts'

/**
 * A backup file is gzip, and the SHA-256 of it: one line of JSON for the whole, for each file one line of JSON and its
 * bytes, and a last line that says that it is the last.
 */
const KIND = 'lectern-backup'
const FORMAT = 1
const MOST_LINE_BYTES = 65_536
const CHECKSUM_BYTES = 32

export interface FileEntry {
  /** from the data folder, with `/` */
  readonly path: string
  readonly size: number
  /** permission bits */
  readonly mode: number
}

const broken = (file: string) => new OptionError(`The backup ${file} is broken or not whole: nothing was restored.`)

async function write(out: Writable, bytes: Uint8Array): Promise<void> {
  if (!out.write(bytes)) await once(out, 'drain')
}

/** Lets a stream through and adds it to the hash. */
const through = (hash: Hash) =>
  async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }

/** Writes what `files` lists, each read in turn; durable when done. */
export async function writeContainer(
  target: string,
  dataFormat: number,
  files: AsyncIterable<FileEntry & { readonly source: string }>,
): Promise<void> {
  const gzip = createGzip({ level: 1 })
  const hash = createHash('sha256')
  const withChecksum = async function* (bytes: AsyncIterable<Uint8Array>) {
    yield* through(hash)(bytes)
    yield hash.digest()
  }
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(gzip, withChecksum, out)
  // A failure on the way out is thrown where it is waited for, not as unhandled before that.
  writing.catch((error) => gzip.destroy(error))
  const line = (value: unknown) => write(gzip, Buffer.from(`${JSON.stringify(value)}\n`))
  await line({ kind: KIND, format: FORMAT, dataFormat })
  for await (const { source, ...entry } of files) {
    await line(entry)
    if (entry.size === 0) continue
    let left = entry.size
    for await (const chunk of createReadStream(source, { end: entry.size - 1 })) {
      left -= chunk.length
      await write(gzip, chunk)
    }
    if (left !== 0) throw new Error(`${source} became shorter while it was read`)
  }
  await line({ end: true })
  gzip.end()
  await writing
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
      while (!rest.includes(10)) if (rest.length > MOST_LINE_BYTES || !(await more())) throw new Error('no line')
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
  const hash = createHash('sha256')
  try {
    const end = (await handle.stat()).size - CHECKSUM_BYTES
    if (end < 1) throw broken(file)
    const reading = pipeline(handle.createReadStream({ end: end - 1, autoClose: false }), through(hash), gunzip)
    reading.catch(() => {})
    const reader = createReader(gunzip)
    checkHead(file, await reader.line(), dataFormat)
    for (;;) {
      const entry = JSON.parse(await reader.line())
      if (entry.end) break
      await take(entry, reader.bytes(entry.size))
    }
    const whole = await reader.atEnd()
    await reading
    const { buffer } = await handle.read(Buffer.alloc(CHECKSUM_BYTES), 0, CHECKSUM_BYTES, end)
    if (!whole || !hash.digest().equals(buffer)) throw broken(file)
  } catch (error) {
    // Changed bytes show as anything: a name that no disk takes, a size that is none, a sum that is wrong.
    throw error instanceof OptionError ? error : broken(file)
  } finally {
    gunzip.destroy()
    await finished(gunzip).catch(() => {})
    await handle.close().catch(() => {})
  }
}
