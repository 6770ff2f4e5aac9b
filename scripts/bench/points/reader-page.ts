import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { build } from 'esbuild'
import { type Page, chromium as playwright } from 'playwright-core'
import { BROWSER_ARGS, fileAt } from '../page/pdf-bytes.ts'
import { startThrottledServer } from '../page/throttled-server.ts'

const FREE_LINE = { bitsPerSecond: 1e12, latency: 0 }
const TIME_LIMIT_MS = 120_000

/** Our PDF viewer on a page of its own, in a real browser. */
export interface ReaderPage {
  /** that of the latest browser */
  readonly page: Page
  /** Starts another browser, where a file brought one down. */
  renew(): Promise<void>
  /** Loads the page anew with a file; returns its number of pages. */
  open(file: string, size: number, zoom: string): Promise<number>
  close(): Promise<void>
}

/** Builds the page into a folder and opens it. */
export async function openReaderPage(folder: string): Promise<ReaderPage> {
  await build({
    entryPoints: { page: fileURLToPath(new URL('./placing-page.tsx', import.meta.url)) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    loader: { '.svg': 'dataurl', '.gif': 'dataurl' },
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const style = '#container{position:absolute;inset:0;overflow:auto}'
  const sheet = '<link rel="stylesheet" href="page.css">'
  const body =
    '<div id="container" class="pdf-pages"><div class="pdfViewer"></div></div><script type="module" src="page.mjs"></script>'
  await writeFile(join(folder, 'page.html'), `<!doctype html><html>${sheet}<style>${style}</style><body>${body}`)
  const files: string[] = []
  const server = await startThrottledServer({ ...FREE_LINE, fileOf: (path) => fileAt(path, folder, files) })
  const launch = async () => {
    const page = await (await playwright.launch({ executablePath: await chromium.executablePath(), args: BROWSER_ARGS })).newPage(
      { viewport: { width: 1440, height: 900 } },
    )
    page.setDefaultTimeout(TIME_LIMIT_MS)
    return page
  }
  let page = await launch()
  const stop = () => page.context().browser()?.close()
  return {
    get page() {
      return page
    },
    async renew() {
      await stop()
      page = await launch()
    },
    async open(file, size, zoom) {
      files[0] = file
      await page.goto(`${server.origin}/page.html`)
      await page.waitForFunction('globalThis.openReader')
      return (await page.evaluate(`openReader('/files/0.pdf', ${size}, '${zoom}')`)) as number
    },
    async close() {
      await stop()
      server.server.close()
      server.close()
    },
  }
}
