import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { pageText } from './page-text.ts'
import { type ChildMessage, PAGE_LIMIT, type PdfAsked, TEXT_LIMIT } from './pdf-text.ts'

// A process of its own: what a hostile file does here harms nobody, and whoever asked may kill it.
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

const tell = (message: ChildMessage) => new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()))

async function extract({ file, password }: PdfAsked): Promise<void> {
  const task = pdfjs.getDocument({ ...OPTIONS, password, data: new Uint8Array(await readFile(file)) })
  try {
    await tellAll(await task.promise)
    await tell({ kind: 'done' })
  } catch (error) {
    await tell({ kind: 'refused', reason: reasonOf(error as Error) })
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

type Opened = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>

async function tellAll(opened: Opened): Promise<void> {
  const { numPages } = opened
  if (numPages > PAGE_LIMIT) throw new Error(`more than ${PAGE_LIMIT} pages`)
  await tell({ kind: 'opened', pageCount: numPages, title: await titleOf(opened) })
  let room = TEXT_LIMIT
  for (let number = 1; number <= numPages; number += 1) {
    const text = room > 0 ? await textOfPage(opened, number) : ''
    room -= text?.length ?? 0
    await tell(
      text === undefined ? { kind: 'broken-page' } : { kind: 'page', text: text.slice(0, Math.max(0, room + text.length)) },
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

process.on('message', (asked: PdfAsked) => void extract(asked))
process.on('disconnect', () => process.exit())
await tell({ kind: 'ready' })
