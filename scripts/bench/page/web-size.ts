import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWeb, DIST, type WebManifest } from '../../build/build-web.ts'
import { chunksOf } from '../../build/web/chunks.ts'

const BASE = ['web/src/main.ts', 'web/src/app/start.tsx']
/** Needed before a page by who is not signed in on the tab yet, and loaded after it for everybody else. */
const SIGN_IN = 'node_modules/oidc-client-ts/dist/esm/oidc-client-ts.js'
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'every page': [],
  home: ['web/src/pages/home-page.tsx'],
  search: ['web/src/pages/search-page.tsx'],
  document: ['web/src/pages/document-page.tsx'],
}

/** Measures the script that a page needs before it can be used, gzipped. */
export async function benchWebSize(): Promise<void> {
  await buildWeb()
  const { outputs } = JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as WebManifest
  const sizes = new Map<string, number>()
  const sizeOf = (output: string) => {
    const known = sizes.get(output)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(path.join(DIST, 'assets', path.basename(output))), { level: 9 }).length
    sizes.set(output, size)
    return size
  }
  const measure = (route: string, sources: readonly string[]) => {
    const chunks = new Set(sources.flatMap((source) => chunksOf(outputs, source)))
    const total = [...chunks].reduce((sum, chunk) => sum + sizeOf(chunk), 0)
    console.log(`${route.padEnd(16)} ${(total / 1024).toFixed(1).padStart(7)} KB gz  in ${chunks.size} files`)
  }
  for (const [route, pages] of Object.entries(ROUTES)) measure(route, [...BASE, ...pages])
  measure('signing in', [...BASE, SIGN_IN])
  measure('silent renewal', ['web/src/main.ts', 'web/src/app/session/sign-in-popup-callback.ts'])
}
