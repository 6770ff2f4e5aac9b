import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import fresh from 'fresh'
import { pagePolicy } from '#text/page-policy.ts'
import { SECURITY_HEADERS } from '#text/security-headers.ts'
import { contentTypeOf, PAGE_FILE_EXTENSIONS } from '../../shared/content-type.ts'

const PAGE_POLICY = pagePolicy()

interface StaticFile {
  readonly headers: Record<string, string>
  readonly plain: Buffer
  readonly gzip?: Buffer
  readonly brotli?: Buffer
}

const ENCODINGS = [
  ['brotli', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
] as const

const readOrNone = (file: string) => readFile(file).catch(() => undefined)

async function load(file: string): Promise<StaticFile | undefined> {
  const plain = await readOrNone(file)
  if (!plain) return undefined
  const extension = path.extname(file)
  const hashed = /[-.][A-Z0-9]{8}\.\w+(\.map)?$/.test(file)
  return {
    plain,
    gzip: await readOrNone(`${file}.gz`),
    brotli: await readOrNone(`${file}.br`),
    headers: {
      'Content-Type': contentTypeOf(file),
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      ...(extension === '.html' && { 'Content-Security-Policy': PAGE_POLICY }),
    },
  }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const known = { 'if-none-match': request.headers['if-none-match'] }
  if (fresh(known, { etag: file.headers.ETag })) return void response.writeHead(304, file.headers).end()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = ENCODINGS.find(([name, token]) => file[name] && accepted.includes(token))
  const body = encoding ? (file[encoding[0]] as Buffer) : file.plain
  const headers = {
    ...file.headers,
    Vary: 'Accept-Encoding',
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding[1] }),
  }
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}

/** Serves the files of the built page, and the page itself for its own addresses, so that deep links work. */
export function createStaticFiles(folder: string, mounts: Readonly<Record<string, string>> = {}) {
  const root = path.resolve(folder)
  const cache = new Map<string, Promise<StaticFile | undefined>>()
  const find = (file: string) => {
    const known = cache.get(file)
    if (known) return known
    const loading = load(file)
    // Missing files are not cached: endless addresses would fill the memory.
    void loading.then((found) => found || cache.delete(file))
    cache.set(file, loading)
    return loading
  }
  const fileOf = (name: string) => {
    const mount = Object.keys(mounts).find((prefix) => name.startsWith(prefix))
    const base = mount ? path.resolve(mounts[mount] as string) : root
    const file = path.join(base, mount ? name.slice(mount.length) || 'index.html' : name)
    return file.startsWith(base + path.sep) ? file : undefined
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = (request.url ?? '/').split('?')[0] as string
    const name = decodePath(asked)
    if (name && `${name}/` in mounts) return void response.writeHead(308, { Location: `${name}/` }).end()
    const wanted = name && fileOf(name)
    const exact = wanted ? await find(wanted) : undefined
    if (exact) return send(exact, request, response)
    // An old link may hold percent signs that are no codes; the page reads them as they stand.
    const isPage = name !== '' && !PAGE_FILE_EXTENSIONS.includes(path.extname(name ?? asked))
    const page = isPage ? await find(path.join(root, 'index.html')) : undefined
    if (page) return send(page, request, response)
    response.writeHead(404, { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
  }
}

/** Decoded path; empty for one of no file, undefined for one that cannot be decoded. */
function decodePath(name: string): string | undefined {
  try {
    const decoded = decodeURIComponent(name)
    return decoded.includes('\0') ? '' : decoded
  } catch {
    return undefined
  }
}
