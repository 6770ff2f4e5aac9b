import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { ROOT } from '../command/options.ts'
import { chunksOf } from './web/chunks.ts'
import { compress } from './web/compress.ts'
import { copyPdfjs } from './web/copy-pdfjs.ts'
import { cssInScript } from './web/css-in-script.ts'
import { importByPart } from './web/import-by-part.ts'
import { lightContract } from './web/light-contract.ts'
import { mergeLocales } from './web/merge-locales.ts'
import { sourcesStamp } from './web/sources-stamp.ts'

export const DIST = path.join(ROOT, 'dist', 'web')
const ENTRY = 'web/src/main.ts'
/** Source of the chunk that `main.ts` fetches first on every page but the silent renewal. */
const START = 'web/src/app/start.tsx'
const PAINT = 'web/src/paint.ts'
const STYLE = 'web/src/styles/index.css'

export interface WebManifest {
  readonly stamp: string
  /** URLs that every page needs at the start, in order */
  readonly preload: readonly string[]
  readonly outputs: Metafile['outputs']
}

const shared: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: 'es2022',
  publicPath: '/assets/',
  assetNames: '[name]-[hash]',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.woff': 'empty', '.svg': 'file', '.png': 'file', '.gif': 'file', '.cur': 'file' },
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
}

async function bundlePage(outdir: string, stamp: string): Promise<Metafile['outputs']> {
  const define = { 'process.env.NODE_ENV': '"production"', BUILD_STAMP: JSON.stringify(stamp) }
  const [script, paint, style] = await Promise.all([
    build({
      ...shared,
      outdir,
      define,
      entryPoints: [ENTRY],
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      plugins: [lightContract(), importByPart(path.join(ROOT, 'web')), cssInScript({ ...shared, outdir })],
    }),
    build({ ...shared, outdir, define, entryPoints: [PAINT], format: 'iife' }),
    build({ ...shared, outdir, entryPoints: [STYLE] }),
  ])
  return Object.assign({}, ...[script, paint, style].map((done) => done.metafile?.outputs))
}

const addressOf = (output: string) => `/assets/${path.basename(output)}`

async function writeIndex(folder: string, outputs: Metafile['outputs']): Promise<string[]> {
  const [entry, paint, style] = [ENTRY, PAINT, STYLE].map((source) => addressOf(chunksOf(outputs, source)[0] as string))
  const preload = [...new Set([...chunksOf(outputs, ENTRY), ...chunksOf(outputs, START)].map(addressOf))]
  const font = Object.keys(outputs).find((name) => /inter-latin-wght-normal-\w+\.woff2$/.test(name)) as string
  const head = [
    `<link rel="preload" href="${addressOf(font)}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${style}">`,
    `<script src="${paint}"></script>`,
    `<script type="module" src="${entry}"></script>`,
    ...preload.slice(1).map((address) => `<link rel="modulepreload" href="${address}">`),
  ]
  const page = await readFile(path.join(ROOT, 'web/index.html'), 'utf8')
  await writeFile(
    path.join(folder, 'index.html'),
    page.replace('<!-- build -->', () => head.join('\n    ')),
  )
  return preload
}

async function writeLocales(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'i18n'))
  for (const [language, messages] of Object.entries(mergeLocales(path.join(ROOT, 'web/src/locales'))))
    await writeFile(path.join(folder, 'i18n', `${language}.json`), JSON.stringify(messages))
}

function builtStamp(): string | undefined {
  const file = path.join(DIST, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WebManifest).stamp : undefined
}

/** Builds the page into `dist/web`, atomically; does nothing if the sources have not changed. */
export async function buildWeb(): Promise<void> {
  const stamp = sourcesStamp(ROOT)
  if (builtStamp() === stamp) return
  const folder = `${DIST}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    const outputs = await bundlePage(path.join(folder, 'assets'), stamp)
    const preload = await writeIndex(folder, outputs)
    await writeLocales(folder)
    await copyPdfjs(folder)
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ stamp, preload, outputs } satisfies WebManifest))
    await compress(folder)
    await rm(DIST, { recursive: true, force: true })
    await rename(folder, DIST)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
