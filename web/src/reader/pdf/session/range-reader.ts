import type { FileLink } from '#contract/documents/documents.ts'

/** Reason why reading stopped: the connection or the server (retry), the right to read, or a file that has changed. */
export type ReadTrouble = 'offline' | 'failed' | 'refused' | 'changed'

export class ReadFailure extends Error {
  override readonly name = 'ReadFailure'
  readonly trouble: ReadTrouble
  constructor(trouble: ReadTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

export interface RangeReaderSources {
  link: Pick<FileLink, 'url' | 'size'>
  /** fetches a new link to the same file; rejects if the right to read is gone or the server is unreachable */
  renew: () => Promise<Pick<FileLink, 'url' | 'size'>>
  fetch: typeof globalThis.fetch
}

/** Reads byte ranges of one file, and renews its link when that expires. */
export function createRangeReader({ link, renew, fetch }: RangeReaderSources) {
  let url = link.url
  let renewing: Promise<string> | undefined

  /** Renews the link once for all ranges that found it expired. */
  function renewOnce(): Promise<string> {
    renewing ??= renew()
      .then((fresh) => {
        if (fresh.size !== link.size) throw new ReadFailure('changed')
        url = fresh.url
        return url
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function ask(from: string, begin: number, end: number, signal: AbortSignal): Promise<Response> {
    const init = { headers: { Range: `bytes=${begin}-${end - 1}` }, signal, credentials: 'omit' } as const
    return fetch(from, init).catch((error: unknown) => {
      throw signal.aborted ? error : new ReadFailure('offline')
    })
  }

  return async function read(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
    const used = url
    let response = await ask(used, begin, end, signal)
    if (response.status === 403) {
      const fresh = url === used ? await renewOnce() : url
      response = await ask(fresh, begin, end, signal)
    }
    return bytesOf(response, begin, end, link.size)
  }
}

async function bytesOf(response: Response, begin: number, end: number, size: number): Promise<Uint8Array> {
  if (response.status === 403) throw new ReadFailure('refused')
  if (response.status === 404 || response.status === 416) throw new ReadFailure('changed')
  if (response.status !== 206 && response.status !== 200) throw new ReadFailure('failed')
  if ((totalOf(response) ?? size) !== size) throw new ReadFailure('changed')
  const body = await response.arrayBuffer().catch(() => {
    throw new ReadFailure('offline')
  })
  // A store that does not know ranges answers the whole file.
  const bytes = response.status === 200 ? new Uint8Array(body, begin, end - begin) : new Uint8Array(body)
  if (bytes.length !== end - begin) throw new ReadFailure('offline')
  return bytes
}

/** Returns the file's size; undefined if another origin does not expose the header. */
function totalOf(response: Response): number | undefined {
  const total = response.headers.get('Content-Range')?.split('/')[1]
  return total === undefined ? undefined : Number(total)
}
