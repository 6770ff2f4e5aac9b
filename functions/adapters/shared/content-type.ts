import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.icc': 'application/vnd.iccprofile',
  '.pfb': 'application/octet-stream',
  '.bcmap': 'application/octet-stream',
}

/** Extensions of the web application's files. Other dots in a path may belong to a designation. */
export const PAGE_FILE_EXTENSIONS: readonly string[] = Object.keys(TYPES)

/** Content type of one of the web application's files, by its extension. */
export const contentTypeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream'
