import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildFailure, type BuildResult, context, formatMessages, type Metafile } from 'esbuild'
import { copyPdfjs } from '../build/web/copy-pdfjs.ts'
import { ENTRY, pageBundles, START } from '../build/web/page-bundles.ts'
import { renderPage, scriptOf, writeLocales } from '../build/web/write-page.ts'
import type { PageState } from './page-stream.ts'

const RELOAD = 'web/src/dev/reload.ts'
const GALLERY = 'web/src/gallery/main.tsx'
/** Served for /gallery. */
export const GALLERY_PAGE = 'gallery.html'

export interface PageBuild {
  /** Builds what has changed. A build that fails leaves the files of the last one. */
  build(): Promise<PageState>
  close(): Promise<void>
}

async function writePages(folder: string, outputs: Metafile['outputs']): Promise<string> {
  const version = createHash('sha256').update(Object.keys(outputs).sort().join()).digest('hex').slice(0, 16)
  const head = [
    `<meta name="page-version" content="${version}">`,
    `<script type="module" src="${scriptOf(outputs, RELOAD)}"></script>`,
  ]
  const page = await renderPage(outputs, { scripts: [ENTRY, START], head })
  const gallery = await renderPage(outputs, { scripts: [GALLERY], head })
  await writeFile(path.join(folder, GALLERY_PAGE), gallery.html)
  await writeFile(path.join(folder, 'index.html'), page.html)
  return version
}

async function explain(error: unknown): Promise<string> {
  const { errors } = error as Partial<BuildFailure>
  return errors ? (await formatMessages(errors, { kind: 'error' })).join('\n') : String(error)
}

/** The page as it is developed, in a folder of its own, with the gallery and the script that reloads it. */
export async function openPageBuild(folder: string): Promise<PageBuild> {
  const bundles = pageBundles({
    outdir: path.join(folder, 'assets'),
    stamp: 'development',
    development: true,
    scripts: [RELOAD, GALLERY],
  })
  const contexts = await Promise.all(bundles.map((bundle) => context({ ...bundle, logLevel: 'silent' })))
  let version = ''

  async function build(): Promise<PageState> {
    try {
      const built: BuildResult[] = await Promise.all(contexts.map((one) => one.rebuild()))
      await writeLocales(folder)
      version = await writePages(folder, Object.assign({}, ...built.map(({ metafile }) => metafile?.outputs)))
      return { version }
    } catch (error) {
      return { version, failure: await explain(error) }
    }
  }
  await copyPdfjs(folder)
  return {
    build,
    close: async () => void (await Promise.all(contexts.map((one) => one.dispose()))),
  }
}
