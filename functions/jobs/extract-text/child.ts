import { readFile } from 'node:fs/promises'
import { linesOfPage } from './layout/lines-of-page.ts'
import type { ChildMessage, ChildRequest } from './pdf-text.ts'
import { drawPage } from './pdfium/draw-page.ts'
import { encodePicture } from './pdfium/encode-picture.ts'
import { type OpenDocument, openDocument } from './pdfium/open-document.ts'
import { openPdfium } from './pdfium/open-pdfium.ts'
import { readPage } from './pdfium/read-page.ts'

// Runs in a process of its own: a hostile file harms nobody else, and the parent may kill it.
const pdfium = await openPdfium()
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
    opened = openDocument(pdfium, await readFile(file), password)
    const { pageCount, title, outline } = opened
    await send({ kind: 'opened', pageCount, title, outline })
  } catch (error) {
    await send({ kind: 'refused', reason: (error as Error).message.slice(0, 300) })
  }
}

async function read(from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) await send(messageOf(index))
  await send({ kind: 'done' })
}

function messageOf(index: number): ChildMessage {
  try {
    return { kind: 'page', index, page: linesOfPage(readPage(pdfium, opened?.handle ?? 0, index)) }
  } catch (error) {
    exitIfAborted(error)
    return { kind: 'broken-page', index }
  }
}

async function draw(): Promise<void> {
  try {
    await send({ kind: 'picture', picture: await encodePicture(drawPage(pdfium, opened?.handle ?? 0, 0)) })
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
