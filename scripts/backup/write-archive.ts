import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { addTo, FILES, type FileEntry, HEAD, headOf, sealOf } from './archive-format.ts'

const bytesOf = (source: string, size: number) => (size === 0 ? Readable.from([]) : createReadStream(source, { end: size - 1 }))

/** Writes the listed files, one after the other; durable when it returns. */
export async function writeArchive(
  target: string,
  dataFormat: number,
  files: AsyncIterable<FileEntry & { readonly source: string }>,
): Promise<void> {
  const archive = pack()
  const hash = createHash('sha256')
  const withSeal = async function* (bytes: AsyncIterable<Uint8Array>) {
    yield* addTo(hash)(bytes)
    yield sealOf(hash)
  }
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  const writing = pipeline(archive, createGzip({ level: 1 }), withSeal, out)
  // An error of the output is thrown where it is awaited; until then it must not count as unhandled.
  writing.catch((error) => archive.destroy(error))
  try {
    archive.entry({ name: HEAD, mode: 0o600 }, headOf(dataFormat))
    // A file that was truncated meanwhile does not fill its entry: the entry fails.
    for await (const { path, size, mode, source } of files)
      await pipeline(bytesOf(source, size), archive.entry({ name: FILES + path, size, mode }))
    archive.finalize()
  } catch (error) {
    archive.destroy(error as Error)
    await writing
    throw error
  }
  await writing
}
