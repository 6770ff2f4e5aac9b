/** Place of a line on a page, with left and right of each word in turn. */
interface LineBox {
  readonly page: number
  readonly top: number
  readonly bottom: number
  readonly spans: readonly number[]
}

interface Edges<Line extends LineBox = LineBox> {
  readonly line: Line
  top: number
  bottom: number
}

/**
 * Parts lines that reach into each other, as high letters and marks of close lines do, in the middle of what they share: a mark
 * covers its line and no other. Lines of a row, such as raised digits, share most of their height and stay as they are.
 */
export function partLines<Line extends LineBox>(lines: readonly Line[]): Line[] {
  const parted = lines.map((line): Edges<Line> => ({ line, top: line.top, bottom: line.bottom }))
  for (const page of Map.groupBy(parted, ({ line }) => line.page).values()) {
    const down = page.sort((a, b) => a.line.top - b.line.top)
    for (const [at, upper] of down.entries())
      for (let next = at + 1; next < down.length; next++) {
        const lower = down[next] as Edges
        if (lower.line.top >= upper.line.bottom) break
        partPair(upper, lower)
      }
  }
  return parted.map(({ line, top, bottom }) => (top === line.top && bottom === line.bottom ? line : { ...line, top, bottom }))
}

function partPair(upper: Edges, lower: Edges): void {
  const [above, below] = [upper.line, lower.line]
  const shared = above.bottom - below.top
  const isRow = shared * 2 >= Math.min(above.bottom - above.top, below.bottom - below.top)
  if (isRow || !standBelow(above, below)) return
  const middle = Math.round((above.bottom + below.top) / 2)
  upper.bottom = Math.min(upper.bottom, middle)
  lower.top = Math.max(lower.top, middle)
}

/** Tells whether words of one line stand below those of the other. */
function standBelow({ spans: above }: LineBox, { spans: below }: LineBox): boolean {
  return Math.min(...above) < Math.max(...below) && Math.min(...below) < Math.max(...above)
}
