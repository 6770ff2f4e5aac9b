import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { ROOT } from '../command/options.ts'
import { sourcesStamp } from './sources-stamp.ts'
import { compress } from './web/compress.ts'
import { copyPdfjs } from './web/copy-pdfjs.ts'
import { ENTRY, pageBundles, START } from './web/page-bundles.ts'
import { renderPage, writeLocales } from './web/write-page.ts'

export const DIST = path.join(ROOT, 'dist', 'web')
/** Folders and files that the built page is made of. */
const SOURCES = ['web', 'lib', 'scripts/build', 'package-lock.json']

export interface WebManifest {
  readonly stamp: string
  /** URLs that every page needs at the start, in order */
  readonly preload: readonly string[]
  readonly outputs: Metafile['outputs']
}

async function bundlePage(outdir: string, stamp: string): Promise<Metafile['outputs']> {
  const built = await Promise.all(pageBundles({ outdir, stamp }).map((bundle) => build(bundle)))
  return Object.assign({}, ...built.map((done) => done.metafile?.outputs))
}

function builtStamp(): string | undefined {
  const file = path.join(DIST, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WebManifest).stamp : undefined
}

/** Builds the page into `dist/web`, atomically; does nothing if the sources have not changed. */
export async function buildWeb(): Promise<void> {
  const stamp = sourcesStamp(ROOT, SOURCES)
  if (builtStamp() === stamp) return
  const folder = `${DIST}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    const outputs = await bundlePage(path.join(folder, 'assets'), stamp)
    const { html, preload } = await renderPage(outputs, { scripts: [ENTRY, START] })
    await writeFile(path.join(folder, 'index.html'), html)
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
