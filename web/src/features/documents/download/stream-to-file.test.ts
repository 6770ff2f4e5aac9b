import { expect, it } from '@jest/globals'
import type { FileLink } from '#contract/documents/documents.ts'
import { streamToFile } from './stream-to-file.ts'

const BYTES = Uint8Array.from({ length: 5000 }, (_, at) => at % 251)

/** A file on a disk, which has what was there before until a new one is closed. */
function openFile(there: number[] = []) {
  const disk = { bytes: there as number[] | undefined, open: 0 }
  const file = {
    getFile: async () => ({ size: disk.bytes?.length ?? 0 }),
    remove: async () => {
      disk.bytes = undefined
    },
    createWritable: async () => {
      const swap: number[] = []
      disk.open += 1
      return {
        write: async (piece: Uint8Array) => void swap.push(...piece),
        close: async () => {
          disk.bytes = swap
          disk.open -= 1
        },
        abort: async () => {
          disk.open -= 1
        },
      }
    },
  }
  return { disk, file }
}

/** A server that answers in pieces and may fail before one of them. */
function serve({ failAt = Number.POSITIVE_INFINITY, status = 200, length = BYTES.length } = {}) {
  let at = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= failAt) return controller.error(new TypeError('network'))
        if (at >= length) return controller.close()
        controller.enqueue(BYTES.slice(at, Math.min(at + 500, length)))
        at += 500
      },
    },
    { highWaterMark: 0 },
  )
  const response = { ok: status < 400, status, body } as Response
  const fetch = async (_: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    return response
  }
  return { fetch: fetch as typeof globalThis.fetch, read: () => at }
}

const LINK = { url: '/x', size: BYTES.length } as FileLink
const never = new AbortController().signal

it('a large file is on the disk whole, and its progress is told', async () => {
  const { disk, file } = openFile()
  const told: number[] = []
  await streamToFile(LINK, file, { ...serve(), signal: never, onProgress: (bytes) => told.push(bytes) })
  expect(disk).toEqual({ bytes: [...BYTES], open: 0 })
  expect(told).toEqual(Array.from({ length: 10 }, (_, at) => (at + 1) * 500))
})

it.each([
  ['the network ends', { failAt: 2000 }],
  ['the file is gone', { status: 404 }],
  ['the file is cut off', { length: 4500 }],
])('nothing half is kept where %s', async (_, how) => {
  for (const before of [[], [1, 2, 3]]) {
    const { disk, file } = openFile(before)
    await expect(streamToFile(LINK, file, { ...serve(how), signal: never, onProgress: () => {} })).rejects.toThrow()
    expect(disk).toEqual({ bytes: before.length > 0 ? before : undefined, open: 0 })
  }
})

it('a download that is canceled stops reading and leaves no file', async () => {
  const { disk, file } = openFile()
  const stop = new AbortController()
  const server = serve()
  const onProgress = (bytes: number) => {
    if (bytes === 1000) stop.abort()
  }
  await expect(streamToFile(LINK, file, { ...server, signal: stop.signal, onProgress })).rejects.toThrow()
  expect(disk).toEqual({ bytes: undefined, open: 0 })
  expect(server.read()).toBeLessThan(BYTES.length)
})
