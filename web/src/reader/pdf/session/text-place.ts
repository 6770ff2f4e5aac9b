/** Place in the text of a PDF. */
export interface ScrollPlace {
  /** from 1 */
  readonly page: number
  /** points below the upper edge of the page; 0 where unknown */
  readonly top: number
}

interface PlacedViewer {
  container: Pick<HTMLElement, 'scrollTop'>
  currentPageNumber: number
  currentScale: number
  readonly pagesCount: number
  readonly pagesRotation: number
  getPageView(index: number): { div: Pick<HTMLElement, 'offsetTop' | 'clientTop'> } | undefined
}

const PIXELS_PER_POINT = 96 / 72
/** Space above a heading that is scrolled to. */
const ABOVE_PX = 20
/** A heading is being read from when it is this far below the upper edge. */
export const READING_LINE_PX = 96

/** Scrolls to a place; to the page alone where that is turned. */
export function scrollToText(viewer: PlacedViewer, { page, top }: ScrollPlace): void {
  if (page < 1 || page > viewer.pagesCount) return
  viewer.currentPageNumber = page
  const div = viewer.getPageView(page - 1)?.div
  if (!div || viewer.pagesRotation !== 0) return
  const below = top * viewer.currentScale * PIXELS_PER_POINT
  viewer.container.scrollTop = Math.max(div.offsetTop, div.offsetTop + div.clientTop + below - ABOVE_PX)
}

/** Finds the place that is being read: near the upper edge of what is shown. */
export function textPlaceInView(viewer: PlacedViewer): ScrollPlace {
  const line = viewer.container.scrollTop + READING_LINE_PX
  let page = Math.max(viewer.currentPageNumber, 1)
  const topOf = (number: number) => viewer.getPageView(number - 1)?.div.offsetTop ?? Number.POSITIVE_INFINITY
  while (page > 1 && topOf(page) > line) page--
  while (page < viewer.pagesCount && topOf(page + 1) <= line) page++
  // The first of two pages side by side is meant.
  while (page > 1 && topOf(page - 1) === topOf(page)) page--
  const div = viewer.getPageView(page - 1)?.div
  if (!div || viewer.pagesRotation !== 0) return { page, top: Number.POSITIVE_INFINITY }
  return { page, top: (line - div.offsetTop - div.clientTop) / (viewer.currentScale * PIXELS_PER_POINT) }
}
