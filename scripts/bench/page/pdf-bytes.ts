import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { build } from 'esbuild'
import { type Browser, chromium as playwright } from 'playwright-core'
import type { FileLink } from '#contract/documents/documents.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { startThrottledServer } from './throttled-server.ts'

/** Openings that are compared: with the picture of the first page, by pdf.js with our settings and with its own, at page 1 and amid. */
const WAYS = {
  picture: { way: 'ours', place: 'first' },
  ours: { way: 'ours', place: 'first' },
  default: { way: 'default', place: 'first' },
  'ours, amid': { way: 'ours', place: 'amid' },
  'default, amid': { way: 'default', place: 'amid' },
} as const
type Way = keyof typeof WAYS
const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const LINE = { bitsPerSecond: 10_000_000, latency: 20 }
const PAINT_TIMEOUT_MS = 60_000
// With --single-process the browser ends with its first closed page.
export const BROWSER_ARGS = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote')

interface Figures {
  bytes: number
  requests: number
  milliseconds: number
}

interface PdfBytesRow {
  file: string
  size: number
  pages: number
  figures: Record<Way, Figures>
}

/** Selects PDFs of a collection: large ones, and the same text in scripts that need large fonts. */
const MEASURED = /\/large\/|\/ASVS.*-(ar|ja|ru|zh-cn|fr)\.pdf$|debmake-doc\.ru\.pdf$/

/** `npm run bench -- pdf-bytes --pdfs FOLDER` */
export async function benchPdfBytes({ pdfs }: { pdfs: string }): Promise<void> {
  const names = await readdir(pdfs, { recursive: true })
  const files = names.map((name) => join(pdfs, name)).filter((file) => MEASURED.test(file))
  print(await measurePdfBytes({ files }))
}

/** Measures bytes of a PDF, and of the picture of its first page, sent before its page is readable, in turns with each way. */
async function measurePdfBytes({ files, rounds = 3 }: { files: string[]; rounds?: number }): Promise<PdfBytesRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-bytes-'))
  await buildPage(folder)
  const server = await startThrottledServer({ ...LINE, fileOf: (path) => fileAt(path, folder, files) })
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: BROWSER_ARGS })
  const extractor = new PdfExtractor()
  try {
    const rows: PdfBytesRow[] = []
    for (const [index, file] of files.entries()) {
      const { pageCount, picture } = await extractor.extract(file)
      const { bytes = new Uint8Array(), ...pageSize } = picture ?? { width: 0, height: 0 }
      await writeFile(join(folder, `${index}.webp`), bytes)
      const firstPage = { ...pageSize, url: `/${index}.webp` }
      rows.push(await measure(browser, server, { file, url: `/files/${index}.pdf`, pages: pageCount, firstPage, rounds }))
    }
    return rows
  } finally {
    extractor.close()
    await browser.close()
    server.server.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof startThrottledServer>>

interface Run {
  file: string
  url: string
  pages: number
  firstPage: NonNullable<FileLink['firstPage']>
  rounds: number
}

async function measure(browser: Browser, server: Server, run: Run): Promise<PdfBytesRow> {
  const { size } = await stat(run.file)
  const names = Object.keys(WAYS) as Way[]
  const seen = new Map(names.map((name) => [name, [] as Figures[]]))
  for (let round = 0; round < run.rounds; round += 1)
    for (const name of names) seen.get(name)?.push(await open(browser, server, { ...run, size }, name))
  const medianOf = (name: Way): Figures => {
    const of = (key: keyof Figures) => median((seen.get(name) ?? []).map((each) => each[key]))
    return { bytes: of('bytes'), requests: of('requests'), milliseconds: of('milliseconds') }
  }
  const figures = Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Way, Figures>
  return { file: basename(run.file), size, pages: run.pages, figures }
}

async function open(browser: Browser, server: Server, run: Run & { size: number }, name: Way): Promise<Figures> {
  const { way, place } = WAYS[name]
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.origin}/page.html`)
  await page.waitForFunction('globalThis.paintPage')
  server.take()
  const opening = {
    way,
    url: run.url,
    size: run.size,
    page: place === 'first' ? 1 : Math.ceil(run.pages / 2),
    picture: name === 'picture' ? run.firstPage : undefined,
  }
  const painting = page.evaluate(`paintPage(${JSON.stringify(opening)})`) as Promise<number>
  const milliseconds = await within(painting, basename(run.file))
  const figures = { ...server.take(), milliseconds }
  await page.close()
  return figures
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

/** Finds the file behind a path: a measured one, one of pdf.js, or one of a folder. */
export function fileAt(path: string, folder: string, files: string[]): string | undefined {
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
  const table = (columns: (figures: Record<Way, Figures>) => object) =>
    console.table(rows.map(({ file, size, figures }) => ({ file, KiB: kib(size), ...columns(figures) })))
  const ratio = (a: Figures, b: Figures) => Number((a.bytes / b.bytes).toFixed(2))
  console.log('KiB before the first page is readable: as a picture, painted by pdf.js with our settings, with its own')
  table((by) => ({
    picture: kib(by.picture.bytes),
    ours: kib(by.ours.bytes),
    default: kib(by.default.bytes),
    'picture ÷ default': ratio(by.picture, by.default),
    'ours ÷ default': ratio(by.ours, by.default),
    'picture ms': Math.round(by.picture.milliseconds),
    'ours ms': Math.round(by.ours.milliseconds),
    'default ms': Math.round(by.default.milliseconds),
  }))
  console.log('KiB before a page amid the document is painted')
  table((by) => ({
    ours: kib(by['ours, amid'].bytes),
    default: kib(by['default, amid'].bytes),
    'ours ÷ default': ratio(by['ours, amid'], by['default, amid']),
    'ours ms': Math.round(by['ours, amid'].milliseconds),
    'default ms': Math.round(by['default, amid'].milliseconds),
  }))
}
