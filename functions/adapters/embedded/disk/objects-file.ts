import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ByteRange, ObjectFacts } from '#ports/objects.ts'
import { syncFolder } from './durable-file.ts'

/** Length of the head. An object is one file, head and bytes, so that one rename replaces it with its metadata. */
const HEAD_BYTES = 4096
const MAGIC = 'lectern-object/1 '
/** Small bodies are read into memory, so that a body that nobody reads leaves no file open. */
const MAX_BUFFERED_BYTES = 65_536

export interface ObjectFile {
  readonly facts: ObjectFacts
  readonly handle: FileHandle
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

async function readHead(handle: FileHandle): Promise<ObjectFacts> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const text = buffer.toString('utf8', 0, bytesRead)
  if (!text.startsWith(MAGIC)) throw new Error('not a file of an object')
  const { size, contentType, etag, modifiedAt } = JSON.parse(text.slice(MAGIC.length))
  return { size, contentType, etag, modifiedAt }
}

/** Opens an object. Later writes do not change what the handle reads. The caller closes it. */
export async function openObject(file: string): Promise<ObjectFile | undefined> {
  const handle = await open(file, 'r').catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    return { handle, facts: await readHead(handle) }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Reads the body and closes the handle. */
export async function readObjectBody({ handle, facts }: ObjectFile, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
  const first = range?.first ?? 0
  const length = (range?.last ?? facts.size - 1) - first + 1
  const start = HEAD_BYTES + first
  if (length > MAX_BUFFERED_BYTES) return handle.createReadStream({ start, end: start + length - 1, highWaterMark: 262_144 })
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start).finally(() => handle.close())
  return (async function* () {
    if (length > 0) yield buffer
  })()
}

export type Body = Uint8Array | AsyncIterable<Uint8Array>
type NewObject = { readonly key: string; readonly contentType: string; readonly modifiedAt: string }

async function writeAll(handle: FileHandle, body: Body, { key, ...given }: NewObject): Promise<ObjectFacts> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    hash.update(chunk)
    for (let done = 0; done < chunk.length; )
      done += (await handle.write(chunk, done, chunk.length - done, HEAD_BYTES + size + done)).bytesWritten
    size += chunk.length
  }
  const facts: ObjectFacts = { ...given, size, etag: hash.digest('base64url').slice(0, 32) }
  const head = Buffer.alloc(HEAD_BYTES, ' ')
  head.write(`${MAGIC}${JSON.stringify({ ...facts, key })}`)
  await handle.write(head, 0, HEAD_BYTES, 0)
  await handle.sync()
  return facts
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (!first) return
  for (let one = folder; one.length >= first.length; one = path.dirname(one)) await syncFolder(path.dirname(one))
}

/** Writes an object atomically: to a temporary file, flushed, then renamed. */
export async function writeObject(incoming: string, file: string, body: Body, object: NewObject): Promise<ObjectFacts> {
  const temporary = path.join(incoming, randomUUID())
  const handle = await open(temporary, 'wx')
  try {
    const facts = await writeAll(handle, body, object).finally(() => handle.close())
    await makeFolder(path.dirname(file))
    await rename(temporary, file)
    await syncFolder(path.dirname(file))
    return facts
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

export async function removeObject(file: string): Promise<void> {
  try {
    await rm(file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
