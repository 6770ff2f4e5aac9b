import type { Box, Op } from './ops.ts'
import { shift } from './ops.ts'

/** A4, in points */
export const PAGE = { width: 595.28, height: 841.89, left: 71, right: 71, top: 88, bottom: 82 }
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right

export interface Placed {
  readonly box: Box
  readonly top: number
}

/** Puts boxes on pages. A heading stays with the next box; the head of a table is repeated on its next page. */
export function fillPages(boxes: readonly Box[]): Placed[][] {
  const floor = PAGE.height - PAGE.bottom
  const pages: Placed[][] = [[]]
  let y = PAGE.top
  for (const [i, box] of boxes.entries()) {
    const page = pages.at(-1) ?? []
    const above = page.length === 0 ? 0 : box.above
    if (page.length > 0 && y + above + neededHeight(boxes, i) > floor) {
      y = PAGE.top
      pages.push([])
      if (box.tableHead) y = place(pages, box.tableHead, y)
      y = place(pages, box, y)
    } else y = place(pages, box, y + above)
  }
  return pages
}

function place(pages: Placed[][], box: Box, top: number): number {
  pages.at(-1)?.push({ box, top })
  return top + box.height
}

function neededHeight(boxes: readonly Box[], from: number): number {
  let height = 0
  for (let i = from; i < boxes.length; i++) {
    const box = boxes[i]
    if (!box) break
    height += box.height + (i > from ? box.above : 0)
    if (!box.keep) break
  }
  return height
}

export function opsOn({ box, top }: Placed, part: number): Op[] {
  return (box.parts[part]?.ops ?? []).map((op) => shift(op, PAGE.left, top))
}
