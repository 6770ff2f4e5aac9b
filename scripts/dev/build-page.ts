import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildContext, type BuildFailure, type BuildResult, context, formatMessages, type Metafile } from 'esbuild'
import { copyPdfjs } from '../build/web/copy-pdfjs.ts'
import { ENTRY, pageBundles, START } from '../build/web/page-bundles.ts'
import { renderPage, scriptOf, writeLocales } from '../build/web/write-page.ts'
import type { PageState } from './page-stream.ts'

const RELOAD = 'web/src/dev/reload.ts'
const GALLERY = 'web/src/gallery/main.tsx'
/** Sources whose outputs keep their names: texts, and the page's frame. */
const UNNAMED = /^web\/(src\/locales\/|index\.html$)/
/** Served for /gallery. */
export const GALLERY_PAGE = 'gallery.html'

export interface PageBuild {
  /** Notes changed sources, as paths from the root, for the next build. */
  note(files: readonly string[]): void
  /** Builds what has changed. A build that fails leaves the files of the last one. */
  build(): Promise<PageState>
  close(): Promise<void>
}

/** Names of outputs change with their contents; texts and the page's frame have no such names. */
function versionOf(outputs: Metafile['outputs'], edition: number): string {
  const names = Object.keys(outputs).sort().join()
  return createHash('sha256').update(`${edition} ${names}`).digest('hex').slice(0, 16)
}

async function writePages(folder: string, outputs: Metafile['outputs'], version: string): Promise<void> {
  const head = [
    `<meta name="page-version" content="${version}">`,
    `<script type="module" src="${scriptOf(outputs, RELOAD)}"></script>`,
  ]
  const page = await renderPage(outputs, { scripts: [ENTRY, START], head })
  const gallery = await renderPage(outputs, { scripts: [GALLERY], head })
  await writeFile(path.join(folder, GALLERY_PAGE), gallery.html)
  await writeFile(path.join(folder, 'index.html'), page.html)
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
  const contexts = await Promise.all(bundles.map((bundle) => context({ ...bundle, metafile: true as const, logLevel: 'silent' })))
  const results: BuildResult<{ metafile: true }>[] = []
  const noted = new Set<string>()
  let edition = 0
  let version = ''

  async function rebuild(one: BuildContext<{ metafile: true }>, at: number): Promise<void> {
    const inputs = results[at]?.metafile.inputs
    // The script always: its plug-ins read files of which esbuild does not know.
    if (at === 0 || !inputs || [...noted].some((file) => file in inputs)) results[at] = await one.rebuild()
  }

  async function build(): Promise<PageState> {
    try {
      await Promise.all(contexts.map(rebuild))
      if (version === '' || [...noted].some((file) => UNNAMED.test(file))) {
        await writeLocales(folder)
        edition += 1
      }
      noted.clear()
      const outputs: Metafile['outputs'] = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs))
      version = versionOf(outputs, edition)
      await writePages(folder, outputs, version)
      return { version }
    } catch (error) {
      return { version, failure: await explain(error) }
    }
  }
  await copyPdfjs(folder)
  return {
    note: (files) => {
      for (const file of files) noted.add(file)
    },
    build,
    close: async () => void (await Promise.all(contexts.map((one) => one.dispose()))),
  }
}
