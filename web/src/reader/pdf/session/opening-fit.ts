const MOST = 1.25
/** A page is not made smaller than this to show more of its height. */
const LEAST = 1
/** Share of a page's height that is seen at once. */
const SEEN = 0.6
/** Free space around a page. */
const MARGIN_PX = 16

interface Sizes {
  /** size of the element that shows pages */
  readonly width: number
  readonly height: number
  /** size of the page at 100 % */
  readonly pageWidth: number
  readonly pageHeight: number
}

/** Returns the scale that a document opens with: as wide as fits, at most 125 %, with most of the page's height in view. */
export function openingScale({ width, height, pageWidth, pageHeight }: Sizes): number {
  const wide = (width - MARGIN_PX) / pageWidth
  const high = Math.max((height - MARGIN_PX) / (SEEN * pageHeight), LEAST)
  return Math.min(wide, high, MOST)
}

interface Frame {
  container: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>
  removePageBorders?: boolean
}

interface FittedViewer extends Frame {
  currentScale: number
  getPageView(index: number): { width: number; height: number; scale: number } | undefined
}

/** Returns the scale at which a page of this size at 100 % opens in the viewer. */
export function fittingScale({ container, removePageBorders }: Frame, pageWidth: number, pageHeight: number): number {
  const { clientWidth, clientHeight } = container
  return openingScale({ width: clientWidth + (removePageBorders ? MARGIN_PX : 0), height: clientHeight, pageWidth, pageHeight })
}

export type OpeningFit = ReturnType<typeof createOpeningFit>

/** Keeps the opening scale until a person chooses another. */
export function createOpeningFit(viewer: FittedViewer) {
  let applied: number | undefined
  return {
    apply() {
      const page = viewer.getPageView(0)
      if (!page) return
      applied = fittingScale(viewer, page.width / page.scale, page.height / page.scale)
      viewer.currentScale = applied
    },
    holds: () => applied !== undefined && Math.abs(viewer.currentScale - applied) < 0.001,
  }
}

interface TurnedViewer {
  currentPageNumber: number
  pagesRotation: number
}

/** Turns every page by a quarter; one that fitted fits again, and the page in view stays in view, whatever its height is now. */
export function turnPages(viewer: TurnedViewer, fit: OpeningFit): void {
  const [fitted, page] = [fit.holds(), viewer.currentPageNumber]
  viewer.pagesRotation = (viewer.pagesRotation + 90) % 360
  if (fitted) fit.apply()
  viewer.currentPageNumber = page
}
