/** Buttons beside each other; more of about the same height lie on the last of them, each on top while it has the focus. */
const MAX_COLUMNS = 3

/** Numbers the columns of buttons by their heights, so that they stand beside each other where they would hide each other. */
export function columnsOf(tops: readonly number[], near: number): number[] {
  const columns: number[] = []
  const ends: number[] = []
  const order = tops.map((_, at) => at).sort((a, b) => (tops[a] as number) - (tops[b] as number) || a - b)
  for (const at of order) {
    const top = tops[at] as number
    const free = ends.findIndex((end) => end <= top)
    const column = free >= 0 ? free : Math.min(ends.length, MAX_COLUMNS - 1)
    columns[at] = column
    ends[column] = top + near
  }
  return columns
}
