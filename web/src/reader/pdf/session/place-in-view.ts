import { READING_LINE_PX, type ScrollPlace, textPlaceInView } from './text-place.ts'

const PIXELS_PER_POINT = 96 / 72
/** Browsers round where they scroll to. */
const SAME_PX = 2

type Viewer = Parameters<typeof textPlaceInView>[0]

/**
 * Place in view, of which the page in the bar, the clause in the contents and the address are made, so that they agree. A place
 * that was gone to is in view until the pages are scrolled on: at the end of a document it does not reach the upper edge.
 */
export function createPlaceInView(viewer: Viewer) {
  let target: { readonly place: ScrollPlace; readonly scrollTop: number } | undefined
  const hold = (place: ScrollPlace) => {
    target = { place, scrollTop: viewer.container.scrollTop }
  }
  const now = (): ScrollPlace => {
    if (target && Math.abs(viewer.container.scrollTop - target.scrollTop) <= SAME_PX) return target.place
    target = undefined
    return textPlaceInView(viewer)
  }
  return {
    now,
    /** Says that a place was scrolled to. */
    arrive: hold,
    /** Says that a page was scrolled to, by its upper edge. */
    arriveAtPage(page: number) {
      target = undefined
      if (textPlaceInView(viewer).page !== page) hold({ page, top: READING_LINE_PX / (viewer.currentScale * PIXELS_PER_POINT) })
    },
  }
}
