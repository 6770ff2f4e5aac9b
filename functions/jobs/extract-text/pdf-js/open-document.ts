import { fileURLToPath } from 'node:url'
import { frameOf } from '../layout/page-frame.ts'
import { MAX_PAGES, type OpenDocument } from '../layout/pdf-content.ts'
import { wordsOfItems } from './words-of-items.ts'

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

/** Opens a PDF with pdf.js, without its outline. Throws an Error whose message is the reason. */
export async function openWithPdfJs(bytes: Uint8Array, password?: string): Promise<OpenDocument> {
  const task = pdfjs.getDocument({ ...OPTIONS, password, data: bytes })
  const opened = await task.promise.catch((error: Error) => {
    throw new Error(reasonOf(error))
  })
  const close = () => void task.destroy().catch(() => undefined)
  if (opened.numPages > MAX_PAGES) {
    close()
    throw new Error(`more than ${MAX_PAGES} pages`)
  }
  return {
    pageCount: opened.numPages,
    title: await titleOf(opened),
    outline: [],
    async readPage(index) {
      const page = await opened.getPage(index + 1)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const content = await page.getTextContent({ disableNormalization: true })
      page.cleanup()
      const [left = 0, bottom = 0] = page.view
      return wordsOfItems(content, { width, height, transform, frame: frameOf(left, bottom, page.rotate) })
    },
    close,
  }
}

type Opened = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>

async function titleOf(opened: Opened): Promise<string> {
  const { info, metadata } = await opened.getMetadata().catch(() => ({ info: {}, metadata: null }))
  const title = metadata?.get('dc:title') || (info as { Title?: unknown }).Title
  return typeof title === 'string' ? title.slice(0, 4000) : ''
}

function reasonOf(error: Error): string {
  if (error.name === 'PasswordException') return 'a password is needed to open it'
  if (error.name === 'InvalidPDFException') return 'not a PDF that can be read'
  return error.message.slice(0, 300)
}
