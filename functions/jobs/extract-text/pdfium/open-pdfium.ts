import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'

/** Functions of PDFium that reading needs. Handles and pointers are numbers; 0 is none. */
interface PdfiumFunctions {
  _FPDF_InitLibraryWithConfig(config: number): void
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, size: number): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDF_GetPageBoundingBox(page: number, rectangle: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void
  _FPDFBitmap_Create(width: number, height: number, alpha: number): number
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void
  _FPDFBitmap_GetBuffer(bitmap: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, index: number): number
  _FPDFText_IsGenerated(text: number, index: number): number
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number
  _FPDFText_HasUnicodeMapError(text: number, index: number): number
  _FPDFText_GetTextObject(text: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDFText_GetFontSize(text: number, index: number): number
  _FPDFText_GetFontWeight(text: number, index: number): number
  _FPDFText_GetFontInfo(text: number, index: number, name: number, size: number, flags: number): number
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPath_CountSegments(path: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFPageObj_GetMarkedContentID(object: number): number
  _FPDFPageObj_CountMarks(object: number): number
  _FPDFPageObj_GetMark(object: number, index: number): number
  _FPDFPageObjMark_GetName(mark: number, buffer: number, size: number, length: number): number
  _FPDF_StructTree_GetForPage(page: number): number
  _FPDF_StructTree_Close(tree: number): void
  _FPDF_StructTree_CountChildren(tree: number): number
  _FPDF_StructTree_GetChildAtIndex(tree: number, index: number): number
  _FPDF_StructElement_GetType(element: number, buffer: number, size: number): number
  _FPDF_StructElement_CountChildren(element: number): number
  _FPDF_StructElement_GetChildAtIndex(element: number, index: number): number
  _FPDF_StructElement_GetChildMarkedContentID(element: number, index: number): number
  _FPDFBookmark_GetFirstChild(document: number, parent: number): number
  _FPDFBookmark_GetNextSibling(document: number, bookmark: number): number
  _FPDFBookmark_GetTitle(bookmark: number, buffer: number, size: number): number
  _FPDFBookmark_GetDest(document: number, bookmark: number): number
  _FPDFBookmark_GetAction(bookmark: number): number
  _FPDFAction_GetDest(document: number, action: number): number
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number
}

interface PdfiumMemory {
  readonly HEAPU8: Uint8Array
  readonly HEAPF32: Float32Array
  readonly HEAP32: Int32Array
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void }
}

export type Pdfium = PdfiumFunctions & PdfiumMemory

/** WebAssembly of PDFium; in a bundle, a file beside the bundle. */
const WASM = import.meta.url.endsWith('.ts')
  ? new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
  : new URL('./pdfium.wasm', import.meta.url)

export async function openPdfium(): Promise<Pdfium> {
  const pdfium = (await PDFiumModule({ wasmBinary: readFileSync(fileURLToPath(WASM)) } as never)) as unknown as Pdfium
  // Version 2 of the configuration: no fonts of the system, no JavaScript engine.
  const config = pdfium.wasmExports.malloc(20)
  pdfium.HEAP32.fill(0, config >> 2, (config >> 2) + 5)
  pdfium.HEAP32[config >> 2] = 2
  pdfium._FPDF_InitLibraryWithConfig(config)
  return pdfium
}

/** Copies bytes into the memory of PDFium; free the pointer later. */
export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const pointer = pdfium.wasmExports.malloc(bytes.length)
  if (pointer === 0) throw new Error('reading it takes more memory than allowed')
  pdfium.HEAPU8.set(bytes, pointer)
  return pointer
}

/** Reads a UTF-16 text of PDFium: `ask` gets buffer and size, and answers the bytes that the text has. */
export function readWide(pdfium: Pdfium, ask: (buffer: number, size: number) => number, limit = 8000): string {
  const buffer = pdfium.wasmExports.malloc(limit)
  const size = Math.min(ask(buffer, limit), limit)
  const text = size > 2 ? Buffer.from(pdfium.HEAPU8.subarray(buffer, buffer + size - 2)).toString('utf16le') : ''
  pdfium.wasmExports.free(buffer)
  return text
}
