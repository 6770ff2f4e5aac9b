import type { PageSize } from '#document-text/document-text.ts'
import type { ShownPage } from '#typesetting/pages/page-space.ts'

/** The part of its file that a page shows, in the unit of its size. */
export function shownPageOfSize({ width, height, frame }: PageSize): ShownPage {
  const { left, bottom, turn } = frame ?? { left: 0, bottom: 0, turn: 0 }
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width]
  return { box: [left, bottom, left + across, bottom + up], turn }
}
