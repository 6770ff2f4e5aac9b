import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { build } from 'esbuild'
import { type Browser, chromium as playwright } from 'playwright-core'
import { startThrottledServer } from './throttled-server.ts'

const WAYS = ['ours', 'default'] as const
type Way = (typeof WAYS)[number]
const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const LINE = { bitsPerSecond: 10_000_000, latency: 20 }
const PAINT_TIMEOUT_MS = 60_000
// With --single-process the browser ends with its first closed page.
const BROWSER_ARGS = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote')

export interface PdfBytesRow {
  file: string
  size: number
  bytes: Record<Way, number>
  requests: Record<Way, number>
  milliseconds: Record<Way, number>
  ratio: number
}

/** Selects PDFs of a collection: large ones, and the same text in scripts that need large fonts. */
const MEASURED = /\/large\/|\/ASVS.*-(ar|ja|ru|zh-cn|fr)\.pdf$|debmake-doc\.ru\.pdf$/

/** `npm run bench -- pdf-bytes --pdfs FOLDER` */
export async function benchPdfBytes({ pdfs }: { pdfs: string }): Promise<void> {
  const names = await readdir(pdfs, { recursive: true })
  const files = names.map((name) => join(pdfs, name)).filter((file) => MEASURED.test(file))
  print(await measurePdfBytes({ files }))
}

/** Measures bytes of a PDF sent before its first page is painted, in turns with the viewer's settings and those of pdf.js. */
export async function measurePdfBytes({ files, rounds = 3 }: { files: string[]; rounds?: number }): Promise<PdfBytesRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-bytes-'))
  await buildPage(folder)
  const server = await startThrottledServer({ ...LINE, fileOf: (path) => fileAt(path, folder, files) })
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: BROWSER_ARGS })
  try {
    const rows: PdfBytesRow[] = []
    for (const [index, file] of files.entries()) {
      rows.push(await measure(browser, server, { file, url: `/files/${index}.pdf`, rounds }))
    }
    return rows
  } finally {
    await browser.close()
    server.server.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof startThrottledServer>>

async function measure(browser: Browser, server: Server, run: { file: string; url: string; rounds: number }) {
  const { size } = await stat(run.file)
  const seen: Record<Way, { bytes: number; requests: number; milliseconds: number }[]> = { ours: [], default: [] }
  for (let round = 0; round < run.rounds; round += 1) {
    for (const way of WAYS) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`${server.origin}/page.html`)
      await page.waitForFunction('globalThis.paintFirstPage')
      server.take()
      const painting = page.evaluate(`paintFirstPage('${way}', '${run.url}', ${size})`) as Promise<number>
      const milliseconds = await within(painting, basename(run.file))
      seen[way].push({ ...server.take(), milliseconds })
      await page.close()
    }
  }
  const figure = (way: Way, key: 'bytes' | 'requests' | 'milliseconds') => median(seen[way].map((each) => each[key]))
  const both = (key: 'bytes' | 'requests' | 'milliseconds') => ({ ours: figure('ours', key), default: figure('default', key) })
  const bytes = both('bytes')
  return {
    file: basename(run.file),
    size,
    bytes,
    requests: both('requests'),
    milliseconds: both('milliseconds'),
    ratio: bytes.ours / bytes.default,
  }
}

async function within<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no page painted within ${PAINT_TIMEOUT_MS / 1000} s`)), PAINT_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function fileAt(path: string, folder: string, files: string[]): string | undefined {
  const wanted = /^\/files\/(\d+)\.pdf$/.exec(path)
  if (wanted) return files[Number(wanted[1])]
  const clean = normalize(path)
  if (!clean.startsWith('/pdfjs/')) return join(folder, clean)
  const name = clean.slice('/pdfjs/'.length)
  return join(PDFJS, name.startsWith('pdf.') ? 'build' : '', name)
}

async function buildPage(folder: string) {
  await build({
    entryPoints: { page: fileURLToPath(new URL('./pdf-bytes-page.ts', import.meta.url)) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    target: 'es2024',
    minify: true,
    logLevel: 'error',
  })
  const style = '#container{position:absolute;inset:0;overflow:auto}'
  const body = '<div id="container"><div class="pdfViewer"></div></div><script type="module" src="page.mjs"></script>'
  await writeFile(
    join(folder, 'page.html'),
    `<!doctype html><link rel="stylesheet" href="/pdfjs/web/pdf_viewer.css"><style>${style}</style>${body}`,
  )
}

function print(rows: PdfBytesRow[]) {
  const kib = (bytes: number) => Math.round(bytes / 1024)
  console.table(
    rows.map((row) => ({
      file: row.file,
      KiB: kib(row.size),
      'ours KiB': kib(row.bytes.ours),
      'default KiB': kib(row.bytes.default),
      ratio: Number(row.ratio.toFixed(2)),
      'ours requests': row.requests.ours,
      'default requests': row.requests.default,
      'ours ms': Math.round(row.milliseconds.ours),
      'default ms': Math.round(row.milliseconds.default),
    })),
  )
}
