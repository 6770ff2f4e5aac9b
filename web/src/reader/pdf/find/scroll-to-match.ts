/** Free space round a match, which is in view with it. */
const ROOM_PX = 24
/** A match that is scrolled to stands this part of the window below its upper edge. */
const LOOKING_PART = 1 / 3

interface Placed {
  /** upper edge of the match, in the pages */
  readonly top: number
  readonly height: number
  /** upper edge of its page */
  readonly pageTop: number
}

interface Shown {
  readonly scrollTop: number
  readonly clientHeight: number
}

/** Finds where to scroll for a match: nowhere if it is in view, to the top of its page if it is in view from there. */
export function scrollTopFor({ top, height, pageTop }: Placed, { scrollTop, clientHeight }: Shown): number {
  const isSeenFrom = (from: number) => top >= from + ROOM_PX && top + height <= from + clientHeight - ROOM_PX
  if (isSeenFrom(scrollTop)) return scrollTop
  return isSeenFrom(pageTop) ? pageTop : Math.max(0, top - clientHeight * LOOKING_PART)
}

/** Scrolls to a match, no further than it must. */
export function scrollToMatch(container: HTMLElement, match: HTMLElement): void {
  const frame = container.getBoundingClientRect()
  const box = match.getBoundingClientRect()
  const page = match.closest('.page')?.getBoundingClientRect() ?? box
  const inPages = (top: number) => top - frame.top + container.scrollTop
  container.scrollTop = scrollTopFor({ top: inPages(box.top), height: box.height, pageTop: inPages(page.top) }, container)
  if (box.left < frame.left || box.right > frame.right) match.scrollIntoView({ block: 'nearest', inline: 'center' })
}
