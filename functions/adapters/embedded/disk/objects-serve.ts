import fresh from 'fresh'
import type { ByteRange, ObjectFacts, Objects } from '#ports/objects.ts'
import { CLOSED_POLICY } from '#text/page-policy.ts'
import { type ObjectFile, readObjectBody } from './objects-file.ts'
import type { Permit } from './objects-sign.ts'

/** Request for a signed URL, of any HTTP server; header names in lower case. */
export interface ObjectRequest {
  readonly method: string
  /** path and query */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body?: AsyncIterable<Uint8Array>
}

export interface ObjectAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: AsyncIterable<Uint8Array>
}

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
}

export function emptyAnswer(status: number, headers: Record<string, string> = {}): ObjectAnswer {
  return { status, headers: { ...COMMON, 'Content-Security-Policy': CLOSED_POLICY, 'Content-Length': '0', ...headers } }
}

/** Parses one range of bytes; `all` without one, or for other units, which the standard lets a server ignore. */
function rangeIn(header: string | undefined, size: number): ByteRange | 'all' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'all'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all'
  return first > last ? 'outside' : { first, last }
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(', ') : header)

function headersOf({ etag, contentType }: ObjectFacts, permit: Permit): Record<string, string> {
  return {
    ...COMMON,
    // The player's frame has no origin.
    ...(permit.contentType?.startsWith('video/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Type': permit.contentType ?? contentType,
    'Content-Security-Policy': permit.contentSecurityPolicy ?? CLOSED_POLICY,
    ...(permit.contentDisposition && { 'Content-Disposition': permit.contentDisposition }),
    'Accept-Ranges': 'bytes',
    ETag: `"${etag}"`,
  }
}

/** Answers a permitted GET or HEAD. Closes the file, at the latest after the body. */
export async function serveObject(file: ObjectFile, permit: Permit, request: ObjectRequest): Promise<ObjectAnswer> {
  const { facts, handle } = file
  const headers = headersOf(facts, permit)
  const whole = { ...headers, 'Content-Length': String(facts.size) }
  const ifRange = single(request.headers['if-range'])
  const asked = ifRange === undefined || ifRange === headers.ETag ? single(request.headers.range) : undefined
  const range = request.method === 'HEAD' ? 'all' : rangeIn(asked, facts.size)
  const done = async (status: number, headers: Record<string, string>): Promise<ObjectAnswer> => {
    await handle.close()
    return { status, headers }
  }
  if (fresh({ 'if-none-match': single(request.headers['if-none-match']) }, { etag: headers.ETag })) return done(304, headers)
  if (request.method === 'HEAD') return done(200, whole)
  if (range === 'all') return { status: 200, headers: whole, body: await readObjectBody(file) }
  if (range === 'outside') return done(416, { ...headers, 'Content-Length': '0', 'Content-Range': `bytes */${facts.size}` })
  const { first, last } = range
  const part = { 'Content-Length': String(last - first + 1), 'Content-Range': `bytes ${first}-${last}/${facts.size}` }
  return { status: 206, headers: { ...headers, ...part }, body: await readObjectBody(file, range) }
}

export async function receiveObject(put: Objects['put'], permit: Permit, request: ObjectRequest): Promise<ObjectAnswer> {
  const contentType = single(request.headers['content-type']) ?? 'application/octet-stream'
  if (permit.contentType !== undefined && permit.contentType !== contentType) return emptyAnswer(403)
  const { etag } = await put(permit.key, request.body ?? new Uint8Array(), { contentType })
  return emptyAnswer(200, { ETag: `"${etag}"` })
}
