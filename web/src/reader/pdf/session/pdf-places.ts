import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { MAX_AREAS, MAX_QUOTE_LENGTH, type PageArea, type TextPlace } from '#contract/documents/place.ts'
import { rangeWithin, type TextSelection, textPartsOf } from '../../marks/text-selection.ts'
import { areaOfBox, type PageGeometry, shownBox } from './page-geometry.ts'

interface PageView {
  readonly div: HTMLElement
  readonly viewport: { readonly width: number; readonly height: number; readonly scale: number }
  /** by the person, beside that of the document */
  readonly rotation: number
}

/** A place that is scrolled to stands this part of the window below its upper edge. */
const LOOKING_PART = 1 / 3

export const pageViewOf = (viewer: PDFViewer, page: number): PageView | undefined =>
  page < viewer.pagesCount ? (viewer.getPageView(page) as PageView | undefined) : undefined

/** pdf.js draws a point as 96/72 of a pixel, which its viewport's scale has in it. */
export function geometryOf({ viewport: { width, height, scale }, rotation }: PageView): PageGeometry {
  const isTurned = rotation % 180 !== 0
  return { width: (isTurned ? height : width) / scale, height: (isTurned ? width : height) / scale, rotation }
}

/** Reads what is selected on the pages: the words, and where they stand. */
export function readPdfSelection(viewer: PDFViewer): TextSelection | undefined {
  const range = rangeWithin(document.getSelection(), viewer.container)
  if (!range) return undefined
  const parts = textPartsOf(range)
  const last = parts.at(-1)?.getBoundingClientRect()
  if (!last) return undefined
  return { place: placeOfParts(viewer, parts), left: last.left, bottom: last.bottom }
}

/** Makes a place of parts of the text; undefined for more than a place can have. */
function placeOfParts(viewer: PDFViewer, parts: readonly Range[]): TextPlace | undefined {
  const exact = parts
    .map((part) => part.toString())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (exact === '' || exact.length > MAX_QUOTE_LENGTH) return undefined
  const all = parts.flatMap((part) => areasOfPart(viewer, part))
  const areas = joined(all)
  // Letters that are set one by one are joined over wider gaps.
  const shown = areas.length > MAX_AREAS ? joined(all, Number.POSITIVE_INFINITY).slice(0, MAX_AREAS) : areas
  return { quote: { exact, before: '', after: '' }, areas: shown }
}

/** Areas of a part of a line: several where words of the other direction stand between. */
function areasOfPart(viewer: PDFViewer, part: Range): PageArea[] {
  const element = part.startContainer.parentElement?.closest<HTMLElement>('.page')
  const number = Number(element?.dataset.pageNumber)
  const view = number ? pageViewOf(viewer, number - 1) : undefined
  if (!view) return []
  const page = view.div.getBoundingClientRect()
  const rects = [...part.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  return rects.map((rect) => {
    const box = {
      left: (rect.left - page.left) / page.width,
      top: (rect.top - page.top) / page.height,
      width: rect.width / page.width,
      height: rect.height / page.height,
    }
    return areaOfBox(box, number - 1, geometryOf(view))
  })
}

/** Gap between areas that are joined, in parts of their height: no word stands between them. */
const MAX_GAP = 0.5

/** Joins areas that stand beside each other in a line, of which pdf.js makes one for each change of type. */
function joined(areas: readonly PageArea[], maxGap = MAX_GAP): PageArea[] {
  const lines: PageArea[] = []
  for (const area of areas) {
    const last = lines.at(-1)
    const isBeside =
      last?.page === area.page &&
      Math.min(last.bottom, area.bottom) - Math.max(last.top, area.top) > (area.bottom - area.top) / 2 &&
      Math.max(last.left, area.left) - Math.min(last.right, area.right) < maxGap * (area.bottom - area.top)
    if (!last || !isBeside) lines.push(area)
    else
      lines[lines.length - 1] = {
        page: area.page,
        left: Math.min(last.left, area.left),
        top: Math.min(last.top, area.top),
        right: Math.max(last.right, area.right),
        bottom: Math.max(last.bottom, area.bottom),
      }
  }
  return lines
}

/** Scrolls to the first area of a place; false if it has none on a page of the document. */
export function showPdfPlace(viewer: PDFViewer, { areas = [] }: TextPlace): boolean {
  const [area] = areas
  const view = area && pageViewOf(viewer, area.page)
  if (!area || !view) return false
  const { container } = viewer
  const top = view.div.offsetTop + (shownBox(area, geometryOf(view)).top / 100) * view.div.offsetHeight
  const isVisiblePoint = top > container.scrollTop + 40 && top < container.scrollTop + container.clientHeight - 80
  if (!isVisiblePoint) container.scrollTop = top - container.clientHeight * LOOKING_PART
  return true
}
