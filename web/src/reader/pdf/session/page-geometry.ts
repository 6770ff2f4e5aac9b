import type { PageArea } from '#contract/documents/place.ts'
import type { Box } from '../../marks/boxed-mark.ts'

/** A shown page: its size in points as the document has it, and how far the person turned it. */
export interface PageGeometry {
  readonly width: number
  readonly height: number
  /** clockwise: 0, 90, 180 or 270 */
  readonly rotation: number
}

const TENTHS = 10

/** Turns a point of a page, in parts of its size, clockwise. */
function turned(x: number, y: number, rotation: number): readonly [x: number, y: number] {
  if (rotation === 90) return [1 - y, x]
  if (rotation === 180) return [1 - x, 1 - y]
  return rotation === 270 ? [y, 1 - x] : [x, y]
}

function boxOfCorners([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], scale: number): Box {
  return {
    left: Math.min(x1, x2) * scale,
    top: Math.min(y1, y2) * scale,
    width: Math.abs(x1 - x2) * scale,
    height: Math.abs(y1 - y2) * scale,
  }
}

/** Rectangle of an area on its page as it is shown, in percent of the page. */
export function shownBox({ left, top, right, bottom }: PageArea, { width, height, rotation }: PageGeometry): Box {
  const [w, h] = [width * TENTHS, height * TENTHS]
  return boxOfCorners(turned(left / w, top / h, rotation), turned(right / w, bottom / h, rotation), 100)
}

/** Area of a rectangle that is given in parts of a page as it is shown. */
export function areaOfBox(box: Box, page: number, { width, height, rotation }: PageGeometry): PageArea {
  const back = (360 - rotation) % 360
  const own = boxOfCorners(turned(box.left, box.top, back), turned(box.left + box.width, box.top + box.height, back), 1)
  const within = (part: number, size: number) => Math.round(Math.min(Math.max(part, 0), 1) * size * TENTHS)
  return {
    page,
    left: within(own.left, width),
    top: within(own.top, height),
    right: within(own.left + own.width, width),
    bottom: within(own.top + own.height, height),
  }
}
