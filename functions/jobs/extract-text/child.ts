import { readFile } from 'node:fs/promises'
import { linesOfPage } from './layout/lines-of-page.ts'
import type { ChildMessage, ChildRequest } from './pdf-text.ts'
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
    // The memory of PDFium is not whole after it has aborted: the parent starts another process.
    if (error instanceof WebAssembly.RuntimeError) process.exit(1)
    return { kind: 'broken-page', index }
  }
}

function close(): void {
  opened?.close()
  opened = undefined
}

process.on('message', (request: ChildRequest) => void handle(request))
process.on('disconnect', () => process.exit())
await send({ kind: 'ready' })
