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

const READER = [...BASE, 'web/src/pages/document-page.tsx', 'web/src/features/documents/reading/document-pdf.tsx']
const POINTS = ['web/src/features/points/reader/reader-points.tsx']

interface ScriptSize {
  readonly bytes: number
  readonly files: number
}

/** Builds the pages; returns what measures the script, gzipped, that modules need with all that they import at once. */
async function buildMeasured(): Promise<(sources: readonly string[]) => ScriptSize> {
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
  return (sources) => {
    const chunks = new Set(sources.flatMap((source) => chunksOf(outputs, source)))
    return { bytes: [...chunks].reduce((sum, chunk) => sum + sizeOf(chunk), 0), files: chunks.size }
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB gz`

/** Measures the script that a page needs before it can be used, gzipped. */
export async function benchWebSize(): Promise<void> {
  const measure = await buildMeasured()
  const print = (route: string, sources: readonly string[]) => {
    const { bytes, files } = measure(sources)
    console.log(`${route.padEnd(16)} ${kilobytes(bytes)}  in ${files} files`)
  }
  for (const [route, pages] of Object.entries(ROUTES)) print(route, [...BASE, ...pages])
  print('first paint', ['web/src/paint.ts'])
  print('signing in', [...BASE, SIGN_IN])
  print('silent renewal', ['web/src/main.ts', 'web/src/app/session/sign-in-popup-callback.ts'])
}

/** Measures the script of a page of administrators beyond that of every page. */
export async function measureAdminScript(): Promise<void> {
  const measure = await buildMeasured()
  for (const page of ['admin-pages', 'health-page', 'user-management-page', 'tenant-settings-page']) {
    const beyond = measure([...BASE, `web/src/pages/admin/${page}.tsx`]).bytes - measure(BASE).bytes
    console.log(`script of ${page} beyond the shell:${kilobytes(beyond)} (to reach: 25)`)
  }
}

/** Measures the script of the reader of a PDF with the compass points of a document, and without. */
export async function measurePointsScript(): Promise<void> {
  const measure = await buildMeasured()
  const [without, withPoints] = [measure(READER).bytes, measure([...READER, ...POINTS]).bytes]
  console.log(
    `script of the reader:${kilobytes(without)}, with points${kilobytes(withPoints)}, ratio ${(withPoints / without).toFixed(2)} (to reach: 1.25)`,
  )
}
