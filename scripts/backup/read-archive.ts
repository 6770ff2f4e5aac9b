import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { OptionError } from '../command/options.ts'
import { addTo, FILES, HEAD, judgeHead, type Reading, SEAL_BYTES, sealOf } from './archive-format.ts'
import { CHECKSUM_BYTES, isFirstFormat, readFirstFormat } from './first-format.ts'

const START_BYTES = 4096
const MAX_HEAD_BYTES = 65_536

/** Passes each file to `take`. Throws OptionError where the backup is not complete to its last byte. */
export async function readArchive(file: string, dataFormat: number, take: Reading['take']): Promise<void> {
  const broken = () => new OptionError(`The backup ${file} is broken or not whole: nothing was restored.`)
  const handle = await open(file).catch(() => {
    throw new OptionError(`The backup ${file} cannot be read.`)
  })
  const checkHead = (head: string) => {
    const found = judgeHead(head, dataFormat)
    if (found === 'foreign') throw broken()
    if (found === 'newer')
      throw new OptionError(`The backup ${file} is from a newer version of Lectern: restore it with that version.`)
  }
  try {
    if (!(await readSealed(handle, { checkHead, take }))) throw broken()
  } catch (error) {
    // Changed bytes cause any error: an illegal file name, a wrong size, a wrong checksum.
    throw error instanceof OptionError ? error : broken()
  } finally {
    await handle.close().catch(() => {})
  }
}

/** Compares the seal with the hash of the bytes read. */
async function readSealed(handle: FileHandle, reading: Reading): Promise<boolean> {
  const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
  const isFirst = isFirstFormat(start.subarray(0, bytesRead))
  const sealBytes = isFirst ? CHECKSUM_BYTES : SEAL_BYTES
  const end = (await handle.stat()).size - sealBytes
  if (end < 1) return false
  const hash = createHash('sha256')
  const gunzip = createGunzip()
  try {
    const unpacking = pipeline(handle.createReadStream({ start: 0, end: end - 1, autoClose: false }), addTo(hash), gunzip)
    unpacking.catch(() => {})
    await (isFirst ? readFirstFormat : readTar)(gunzip, reading)
    await unpacking
  } finally {
    gunzip.destroy()
    await finished(gunzip).catch(() => {})
  }
  const { buffer: seal } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, end)
  return seal.equals(isFirst ? hash.digest() : sealOf(hash))
}

async function readTar(bytes: Readable, { checkHead, take }: Reading): Promise<void> {
  const entries = extract()
  const reading = pipeline(bytes, entries)
  reading.catch(() => {})
  let isFirst = true
  for await (const entry of entries) {
    const { name, type, size, mode } = entry.header
    const body = entry as AsyncIterable<Buffer>
    if (type !== 'file' || (isFirst ? name !== HEAD || size > MAX_HEAD_BYTES : !name.startsWith(FILES)))
      throw new Error(`${name} has no place in a backup`)
    if (isFirst) checkHead(await text(body))
    else await take({ path: name.slice(FILES.length), size, mode }, body)
    isFirst = false
  }
  await reading
  if (isFirst) throw new Error('no head')
}
