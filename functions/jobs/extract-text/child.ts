import { readFile } from 'node:fs/promises'
import { linesOfPage } from './layout/lines-of-page.ts'
import type { OpenDocument } from './layout/pdf-content.ts'
import type { ChildMessage, ChildRequest } from './pdf-text.ts'
import type { PdfLibrary } from './reading-process.ts'

type Open = (bytes: Uint8Array, password?: string) => OpenDocument | Promise<OpenDocument>

/** Openers by the name of the library, which is the first argument of the process. */
const OPENERS: Readonly<Record<PdfLibrary, () => Promise<Open>>> = {
  pdfium: async () => {
    const [{ openPdfium }, { openWithPdfium }] = await Promise.all([
      import('./pdfium/open-pdfium.ts'),
      import('./pdfium/open-document.ts'),
    ])
    const pdfium = await openPdfium()
    return (bytes, password) => openWithPdfium(pdfium, bytes, password)
  },
  'pdf.js': async () => (await import('./pdf-js/open-document.ts')).openWithPdfJs,
}

// Runs in a process of its own: a hostile file harms nobody else, and the parent may kill it.
const openWith = await OPENERS[process.argv[2] as PdfLibrary]()
let opened: OpenDocument | undefined

const send = (message: ChildMessage) => new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()))

async function handle(request: ChildRequest): Promise<void> {
  if (request.kind === 'open') await open(request.file, request.password)
  else if (request.kind === 'read') await read(request.from, request.to)
  else if (request.kind === 'draw') await draw()
  else close()
}

async function open(file: string, password?: string): Promise<void> {
  close()
  try {
    opened = await openWith(new Uint8Array(await readFile(file)), password)
    const { pageCount, title, outline } = opened
    await send({ kind: 'opened', pageCount, title, outline })
  } catch (error) {
    await send({ kind: 'refused', reason: (error as Error).message.slice(0, 300) })
  }
}

async function read(from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) await send(await messageOf(index))
  await send({ kind: 'done' })
}

async function messageOf(index: number): Promise<ChildMessage> {
  try {
    const words = await (opened as OpenDocument).readPage(index)
    return { kind: 'page', index, page: linesOfPage(words) }
  } catch (error) {
    exitIfAborted(error)
    return { kind: 'broken-page', index }
  }
}

async function draw(): Promise<void> {
  try {
    await send({ kind: 'picture', picture: await opened?.drawFirstPage?.() })
  } catch (error) {
    exitIfAborted(error)
    await send({ kind: 'picture' })
  }
}

/** Ends the process after PDFium has aborted, as its memory is not whole then: the parent starts another one. */
function exitIfAborted(error: unknown): void {
  if (error instanceof WebAssembly.RuntimeError) process.exit(1)
}

function close(): void {
  opened?.close()
  opened = undefined
}

process.on('message', (request: ChildRequest) => void handle(request))
process.on('disconnect', () => process.exit())
await send({ kind: 'ready' })
