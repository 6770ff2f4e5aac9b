import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { PageArea } from '#contract/documents/place.ts'
import type { Language } from '#contract/tenant.ts'
import { type Point, type ShownPage, toFile } from '#typesetting/pages/page-space.ts'
import { shownPageOf } from '#typesetting/pages/shown-page.ts'
import { paintSheets } from '#typesetting/sheets/paint-sheets.ts'
import { plainTextOf } from '../../texts/plain-text.ts'
import { setAppendix } from './set-appendix.ts'
import type { WrittenPoint } from './written-point.ts'

const TENTHS = 10
/** Bit of an annotation that is printed. */
const PRINTED = 4
const YELLOW = [1, 0.82, 0]
const POPUP = { width: 220, height: 120 }

export interface PointsPdf {
  /** in the order of the document */
  readonly points: readonly WrittenPoint[]
  readonly language: Language
  readonly designation: string
  readonly madeAt: Date
}

/**
 * Writes points into a PDF: each a highlight with its texts, author and day, and a list of all of them on pages behind. What the
 * publisher wrote stays as it is, byte for byte, before what is added. Undefined for a PDF that is damaged or encrypted.
 */
export async function writePointsPdf(
  pdf: Uint8Array,
  { points, language, designation, madeAt }: PointsPdf,
): Promise<Uint8Array | undefined> {
  const document = await openPdf(pdf)
  if (!document) return undefined
  const pages = document.getPages()
  for (const [index, one] of points.entries()) markPoint(document, pages, one, index + 1)
  const sheets = setAppendix(points, { language, designation, madeAt })
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const drawn = await PDFDocument.load(await paintSheets(sheets, designation), { updateMetadata: false })
  for (const page of await document.copyPages(drawn, [...sheets.keys()])) document.addPage(page)
  return document.commit()
}

async function openPdf(pdf: Uint8Array): Promise<PDFDocument | undefined> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false, forIncrementalUpdate: true })
    document.getPageCount()
    return document.isEncrypted ? undefined : document
  } catch {
    return undefined
  }
}

function markPoint(document: PDFDocument, pages: readonly PDFPage[], { point, areas }: WrittenPoint, number: number): void {
  const texts = (['name', 'description', 'overlayDetails'] as const).map((field) => plainTextOf(point, field)).filter(Boolean)
  const facts = {
    T: point.createdBy,
    Contents: texts.join('\n\n'),
    NM: point.id,
    M: pdfDate(point.modified),
    CreationDate: pdfDate(point.created),
    Subj: String(number),
  }
  for (const [index, some] of Map.groupBy(areas, ({ page }) => page)) {
    const page = pages[index]
    if (page) addHighlight(document, page, some, facts)
  }
}

const pdfDate = (iso: string) => `D:${iso.slice(0, 19).replace(/[-:T]/g, '')}Z`

function addHighlight(document: PDFDocument, page: PDFPage, areas: readonly PageArea[], facts: Readonly<Record<string, string>>) {
  const { context } = document
  const shown = shownPageOf(page)
  const quads = areas.map((area) => quadOf(shown, area))
  const bounds = boundsOf(quads.flat())
  const drawing = quads.map(([a, b, c, d]) => `${at(a)} m ${at(b)} l ${at(d)} l ${at(c)} l h f`).join('\n')
  const appearance = context.register(
    context.flateStream(`/M gs ${YELLOW.join(' ')} rg\n${drawing}`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: bounds,
      Resources: { ExtGState: { M: { Type: 'ExtGState', BM: 'Multiply' } } },
    }),
  )
  const highlight = context.obj({
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: bounds,
    QuadPoints: quads.flat(2),
    C: YELLOW,
    F: PRINTED,
    P: page.ref,
    AP: { N: appearance },
  })
  for (const [name, text] of Object.entries(facts)) highlight.set(PDFName.of(name), PDFHexString.fromText(text))
  const ref = context.register(highlight)
  const [, , right = 0, top = 0] = bounds
  const popup = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Popup',
      Rect: [right, top - POPUP.height, right + POPUP.width, top],
      Parent: ref,
      Open: false,
    }),
  )
  highlight.set(PDFName.of('Popup'), popup)
  addTo(page, ref)
  addTo(page, popup)
}

const addTo = (page: PDFPage, annotation: PDFRef) => page.node.addAnnot(annotation)

/** Corners in the file: upper left, upper right, lower left, lower right, as the page is shown. */
function quadOf(shown: ShownPage, { left, top, right, bottom }: PageArea): readonly [Point, Point, Point, Point] {
  const [x, y, toX, toY] = [left / TENTHS, top / TENTHS, right / TENTHS, bottom / TENTHS]
  return [toFile(shown, [x, y]), toFile(shown, [toX, y]), toFile(shown, [x, toY]), toFile(shown, [toX, toY])]
}

const at = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`

function boundsOf(corners: readonly Point[]): number[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
