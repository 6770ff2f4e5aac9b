import { MAX_PAGES, type OpenDocument, type OutlineEntry } from '../layout/pdf-content.ts'
import { drawPage } from './draw-page.ts'
import { encodePicture } from './encode-picture.ts'
import { copyIn, type Pdfium, readWide } from './open-pdfium.ts'
import { readPage } from './read-page.ts'

const MAX_OUTLINE_ENTRIES = 20_000
const MAX_OUTLINE_DEPTH = 12
const ERROR_PASSWORD = 4
const XMP_TITLE = /<dc:title[^>]*>\s*<rdf:Alt[^>]*>\s*<rdf:li[^>]*>([^<]{1,4000})</

/** Opens a PDF. Throws an Error whose message is the reason. */
export function openWithPdfium(pdfium: Pdfium, bytes: Uint8Array, password?: string): OpenDocument {
  const pointer = copyIn(pdfium, bytes)
  const handle = loadWith(pdfium, pointer, bytes.length, password)
  if (handle === 0) {
    const reason =
      pdfium._FPDF_GetLastError() === ERROR_PASSWORD ? 'a password is needed to open it' : 'not a PDF that can be read'
    pdfium.wasmExports.free(pointer)
    throw new Error(reason)
  }
  const close = () => {
    pdfium._FPDF_CloseDocument(handle)
    pdfium.wasmExports.free(pointer)
  }
  const pageCount = pdfium._FPDF_GetPageCount(handle)
  if (pageCount > MAX_PAGES) {
    close()
    throw new Error(`more than ${MAX_PAGES} pages`)
  }
  return {
    pageCount,
    title: titleOf(pdfium, handle, bytes),
    outline: outlineOf(pdfium, handle),
    readPage: (index) => readPage(pdfium, handle, index),
    drawFirstPage: async () => encodePicture(drawPage(pdfium, handle, 0)),
    close,
  }
}

/** Tries a password in both encodings that files use. */
function loadWith(pdfium: Pdfium, pointer: number, size: number, password?: string): number {
  if (password === undefined) return pdfium._FPDF_LoadMemDocument(pointer, size, 0)
  for (const encoding of ['utf8', 'latin1'] as const) {
    const secret = copyIn(pdfium, Buffer.from(`${password}\0`, encoding))
    const handle = pdfium._FPDF_LoadMemDocument(pointer, size, secret)
    pdfium.wasmExports.free(secret)
    if (handle !== 0) return handle
  }
  return 0
}

/** Title in the XMP metadata, which PDFium does not read, else in the information dictionary. */
function titleOf(pdfium: Pdfium, document: number, bytes: Uint8Array): string {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('<dc:title')
  const xmp = at < 0 ? undefined : XMP_TITLE.exec(Buffer.from(bytes.subarray(at, at + 8192)).toString('utf8'))?.[1]
  if (xmp?.trim()) return unescaped(xmp.trim())
  const tag = copyIn(pdfium, Buffer.from('Title\0'))
  const title = readWide(pdfium, (buffer, size) => pdfium._FPDF_GetMetaText(document, tag, buffer, size))
  pdfium.wasmExports.free(tag)
  return title.slice(0, 4000)
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Lists the entries of the outline in order; a hostile one may go in circles, or be endless. */
function outlineOf(pdfium: Pdfium, document: number): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const seen = new Set<number>()
  const walk = (parent: number, level: number) => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(document, parent)
    while (bookmark !== 0 && !seen.has(bookmark) && entries.length < MAX_OUTLINE_ENTRIES) {
      const entry = bookmark
      seen.add(entry)
      const title = readWide(pdfium, (buffer, size) => pdfium._FPDFBookmark_GetTitle(entry, buffer, size), 2000)
      entries.push({ title, level, page: pageOf(pdfium, document, entry) })
      if (level < MAX_OUTLINE_DEPTH) walk(entry, level + 1)
      bookmark = pdfium._FPDFBookmark_GetNextSibling(document, entry)
    }
  }
  walk(0, 1)
  return entries
}

function pageOf(pdfium: Pdfium, document: number, bookmark: number): number {
  const own = pdfium._FPDFBookmark_GetDest(document, bookmark)
  const action = own === 0 ? pdfium._FPDFBookmark_GetAction(bookmark) : 0
  const destination = own || (action === 0 ? 0 : pdfium._FPDFAction_GetDest(document, action))
  return destination === 0 ? -1 : pdfium._FPDFDest_GetDestPageIndex(document, destination)
}
