import type { FileLink } from '#contract/documents/documents.ts'

/** File that a person chose to write to. */
export interface ChosenFile {
  createWritable(): Promise<{
    write(chunk: Uint8Array<ArrayBuffer>): Promise<void>
    close(): Promise<void>
    abort(): Promise<void>
  }>
  getFile(): Promise<{ readonly size: number }>
  /** absent in older browsers */
  remove?(): Promise<void>
}

interface Streaming {
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
  /** told how many bytes are written */
  readonly onProgress: (bytes: number) => void
}

/**
 * Streams a file to the disk, a piece at a time. It is there whole or not at all: a file that ends early, or is canceled, leaves
 * what was on the disk before.
 */
export async function streamToFile(
  { url, size }: FileLink,
  file: ChosenFile,
  { fetch, signal, onProgress }: Streaming,
): Promise<void> {
  const before = await file.getFile()
  const written = await file.createWritable()
  try {
    const { ok, status, body } = await fetch(url, { signal })
    if (!ok || !body) throw new Error(`The file answers ${status}`)
    let bytes = 0
    // The next piece is read when this one is on the disk.
    for await (const piece of piecesOf(body)) {
      await written.write(piece)
      bytes += piece.length
      onProgress(bytes)
      signal.throwIfAborted()
    }
    if (bytes !== size) throw new Error(`The file has ${bytes} of ${size} bytes`)
    await written.close()
  } catch (error) {
    await written.abort().catch(() => {})
    if (before.size === 0) await file.remove?.().catch(() => {})
    throw error
  }
}

/** Reads a stream; Safari cannot iterate over it. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}
