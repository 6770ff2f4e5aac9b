import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SLICE = 4 * 1024
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
}

export interface Tally {
  bytes: number
  requests: number
}

/** Slow line for all answers, which take turns slice by slice. */
function createLine(bytesPerSecond: number) {
  let free = 0
  return async (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes * 1000) / bytesPerSecond
    const wait = free - performance.now()
    if (wait > 1) await sleep(wait)
  }
}

export interface ThrottledServerOptions {
  bitsPerSecond: number
  latency: number
  /** Path of the file at a URL path, or undefined. */
  fileOf: (path: string) => string | undefined
}

/** Serves files and byte ranges over a slow line, and counts the bytes of PDFs and pictures. */
export async function startThrottledServer({ bitsPerSecond, latency, fileOf }: ThrottledServerOptions) {
  const passLine = createLine(bitsPerSecond / 8)
  const tally: Tally = { bytes: 0, requests: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = fileOf(path)
    if (!file) return response.writeHead(404).end()
    await sleep(latency)
    const { size } = await stat(file)
    const range = /^bytes=(\d+)-(\d+)?$/.exec(request.headers.range ?? '')
    const first = range ? Number(range[1]) : 0
    const last = range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1
    response.writeHead(range ? 206 : 200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': last - first + 1,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'no-store',
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    })
    const counted = /\.(pdf|webp)$/.test(file)
    if (counted) tally.requests += 1
    for await (const slice of createReadStream(file, { start: first, end: last, highWaterMark: SLICE })) {
      if (response.destroyed) return
      await passLine(slice.length)
      response.write(slice)
      if (counted) tally.bytes += slice.length
    }
    response.end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the bytes of PDFs and pictures since the last call. */
    take(): Tally {
      const taken = { ...tally }
      tally.bytes = 0
      tally.requests = 0
      return taken
    },
    close: () => server.closeAllConnections(),
    server,
  }
}
