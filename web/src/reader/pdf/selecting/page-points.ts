import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PagePoint } from '#anchors/selection/nearest-caret.ts'
import { areaOfBox } from '../session/page-geometry.ts'
import { geometryOf, pageViewOf } from '../session/pdf-places.ts'

/** Point of a page that is nearest to a point of the window. */
export interface PointedPage extends PagePoint {
  /** from 0 */
  readonly page: number
}

const outside = (at: number, low: number, high: number): number => Math.max(low - at, at - high, 0)

/** Finds the page at a point of the window, or the nearest one, with the point on it. */
export function pageAt(viewer: PDFViewer, x: number, y: number): PointedPage | undefined {
  let best: readonly [div: HTMLElement, box: DOMRect] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const div of viewer.container.querySelectorAll<HTMLElement>('.page')) {
    const box = div.getBoundingClientRect()
    const distance = outside(y, box.top, box.bottom) + outside(x, box.left, box.right)
    if (distance < least) [best, least] = [[div, box], distance]
  }
  const page = Number(best?.[0].dataset.pageNumber) - 1
  const view = best && pageViewOf(viewer, page)
  if (!best || !view) return undefined
  const [, box] = best
  const part = { left: (x - box.left) / box.width, top: (y - box.top) / box.height, width: 0, height: 0 }
  const { left, top } = areaOfBox(part, page, geometryOf(view))
  return { page, x: left, y: top }
}
