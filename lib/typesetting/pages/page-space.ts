/** Part of a page that is shown, in the units of its file, and the turn in which it is shown. */
export interface ShownPage {
  readonly box: readonly [left: number, bottom: number, right: number, top: number]
  /** clockwise, in degrees */
  readonly turn: 0 | 90 | 180 | 270
}

export type Point = readonly [x: number, y: number]

/** Width and height of a page as it is shown. */
export function shownSize({ box: [left, bottom, right, top], turn }: ShownPage): readonly [number, number] {
  return turn % 180 === 0 ? [right - left, top - bottom] : [top - bottom, right - left]
}

/** The place in the file of a place on the shown page, which is counted from its upper left corner. */
export function toFile({ box: [left, bottom, right, top], turn }: ShownPage, [x, y]: Point): Point {
  if (turn === 90) return [left + y, bottom + x]
  if (turn === 180) return [right - x, bottom + y]
  if (turn === 270) return [right - y, top - x]
  return [left + x, top - y]
}

/** The place on the shown page, counted from its upper left corner, of a place in the file. */
export function toShown({ box: [left, bottom, right, top], turn }: ShownPage, [x, y]: Point): Point {
  if (turn === 90) return [y - bottom, x - left]
  if (turn === 180) return [right - x, y - bottom]
  if (turn === 270) return [top - y, right - x]
  return [x - left, top - y]
}

/** The box with a column added at the right of the shown page. */
export function widened({ box: [left, bottom, right, top], turn }: ShownPage, by: number): ShownPage['box'] {
  if (turn === 90) return [left, bottom, right, top + by]
  if (turn === 180) return [left - by, bottom, right, top]
  if (turn === 270) return [left, bottom - by, right, top]
  return [left, bottom, right + by, top]
}

/** Matrix that puts a drawing of a size over a page, upper left corner on upper left corner. */
export function matrixOver(page: ShownPage, height: number): readonly [number, number, number, number, number, number] {
  const [origin, right, up] = [toFile(page, [0, height]), toFile(page, [1, height]), toFile(page, [0, height - 1])]
  return [right[0] - origin[0], right[1] - origin[1], up[0] - origin[0], up[1] - origin[1], origin[0], origin[1]]
}
