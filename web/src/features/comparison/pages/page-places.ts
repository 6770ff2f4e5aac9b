import type { ComparedSide } from '#contract/documents/comparison-result.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import type { PagePlace } from './scroll-pairs.ts'

/** Share of the height of the view at which a person reads. */
const READING_LINE = 0.3

type Viewer = Pick<PdfSession['viewer'], 'container' | 'getPageView' | 'pagesCount'>

const divOf = (viewer: Viewer, page: number): HTMLElement | undefined => viewer.getPageView(page)?.div

/** The place on the pages that stands at the reading line. */
export function pairedPlaceInView(viewer: Viewer, { pages }: Pick<ComparedSide, 'pages'>): PagePlace | undefined {
  const line = viewer.container.scrollTop + viewer.container.clientHeight * READING_LINE
  let page = 0
  while (page + 1 < viewer.pagesCount && (divOf(viewer, page + 1)?.offsetTop ?? Number.POSITIVE_INFINITY) <= line) page++
  const div = divOf(viewer, page)
  const height = pages[page]?.[1]
  if (!div || !height) return undefined
  return { page, top: ((line - div.offsetTop) / div.clientHeight) * height }
}

/** Scrolls so that a place stands at the reading line. */
export function scrollToPairedPlace(viewer: Viewer, { pages }: Pick<ComparedSide, 'pages'>, { page, top }: PagePlace): void {
  const div = divOf(viewer, page)
  const height = pages[page]?.[1]
  if (!div || !height) return
  viewer.container.scrollTop = div.offsetTop + (top / height) * div.clientHeight - viewer.container.clientHeight * READING_LINE
}
