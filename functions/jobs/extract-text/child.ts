import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { pageText } from './page-text.ts'
import { type ChildMessage, MAX_PAGES, MAX_TEXT_LENGTH, type PdfRequest } from './pdf-text.ts'

// Runs in a process of its own: a hostile file harms nobody else, and the parent may kill it.
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
const assets = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.resolve('pdfjs-dist/build/pdf.mjs')))
const OPTIONS = {
  verbosity: 0,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  stopAtErrors: false,
  enableXfa: false,
  maxImageSize: 0,
  cMapUrl: assets('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: assets('standard_fonts'),
} as const

const send = (message: ChildMessage) => new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()))

async function extract({ file, password }: PdfRequest): Promise<void> {
  const task = pdfjs.getDocument({ ...OPTIONS, password, data: new Uint8Array(await readFile(file)) })
  try {
    await sendPages(await task.promise)
    await send({ kind: 'done' })
  } catch (error) {
    await send({ kind: 'refused', reason: reasonOf(error as Error) })
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

type Opened = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>

async function sendPages(opened: Opened): Promise<void> {
  const { numPages } = opened
  if (numPages > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} pages`)
  await send({ kind: 'opened', pageCount: numPages, title: await titleOf(opened) })
  let remaining = MAX_TEXT_LENGTH
  for (let number = 1; number <= numPages; number += 1) {
    const text = remaining > 0 ? await textOfPage(opened, number) : ''
    remaining -= text?.length ?? 0
    await send(
      text === undefined ? { kind: 'broken-page' } : { kind: 'page', text: text.slice(0, Math.max(0, remaining + text.length)) },
    )
  }
}

async function titleOf(opened: Opened): Promise<string> {
  const { info, metadata } = await opened.getMetadata().catch(() => ({ info: {}, metadata: null }))
  const title = metadata?.get('dc:title') || (info as { Title?: unknown }).Title
  return typeof title === 'string' ? title.slice(0, 4000) : ''
}

async function textOfPage(opened: Opened, number: number): Promise<string | undefined> {
  try {
    const page = await opened.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    page.cleanup()
    return pageText(items.filter((item): item is TextItem => 'str' in item))
  } catch {
    return undefined
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'PasswordException') return 'a password is needed to open it'
  if (error.name === 'InvalidPDFException') return 'not a PDF that can be read'
  return error.message.slice(0, 300)
}

process.on('message', (request: PdfRequest) => void extract(request))
process.on('disconnect', () => process.exit())
await send({ kind: 'ready' })
