import type { OpeningFit } from './opening-fit.ts'

/** Reading position: pixels below the top of a page and beside its edge, at a zoom. */
export interface ReadingPosition {
  page: number
  top: number
  left: number
  /** page-width … or a number in pdf.js's format; empty for the zoom that a document opens with */
  zoom: string
  scale: number
}

interface PositionedViewer {
  container: Pick<HTMLElement, 'scrollTop' | 'scrollLeft'>
  currentPageNumber: number
  currentScale: number
  currentScaleValue: string
  getPageView(index: number): { div: Pick<HTMLElement, 'offsetTop' | 'offsetLeft'> } | undefined
}

type Fit = Pick<OpeningFit, 'holds' | 'apply'>

export function readPosition(viewer: PositionedViewer, fit: Fit): ReadingPosition | undefined {
  const page = viewer.currentPageNumber
  const div = viewer.getPageView(page - 1)?.div
  if (!div) return undefined
  return {
    page,
    top: viewer.container.scrollTop - div.offsetTop,
    left: viewer.container.scrollLeft - div.offsetLeft,
    zoom: fit.holds() ? '' : viewer.currentScaleValue,
    scale: viewer.currentScale,
  }
}

/** Restores a position relative to its page and not to the document: pages above may have changed height since. */
export function restorePosition(viewer: PositionedViewer, position: ReadingPosition, fit: Fit): void {
  if (position.zoom) viewer.currentScaleValue = position.zoom
  else fit.apply()
  viewer.currentPageNumber = position.page
  const div = viewer.getPageView(position.page - 1)?.div
  if (!div) return
  const grown = viewer.currentScale / position.scale
  viewer.container.scrollTop = div.offsetTop + position.top * grown
  viewer.container.scrollLeft = div.offsetLeft + position.left * grown
}

/** Validates a position from the browser's history, which may hold anything. */
export function isReadingPosition(value: unknown): value is ReadingPosition {
  if (typeof value !== 'object' || value === null) return false
  const { page, top, left, zoom, scale } = value as Record<string, unknown>
  const numbers = [page, top, left, scale].every((each) => typeof each === 'number' && Number.isFinite(each))
  return numbers && typeof zoom === 'string' && (page as number) >= 1 && (scale as number) > 0
}
