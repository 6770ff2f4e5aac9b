/** Groups the marks of about the same height, from the top: each group has one button, which hides no other. */
export function rowsOfMarks<Mark extends { readonly boxes: readonly { readonly top: number }[] }>(
  marks: readonly Mark[],
  near: number,
): Mark[][] {
  const topOf = ({ boxes }: Mark) => boxes[0]?.top ?? 0
  const rows: Mark[][] = []
  for (const mark of marks.toSorted((a, b) => topOf(a) - topOf(b))) {
    const row = rows.at(-1)
    if (row && topOf(mark) < topOf(row[0] as Mark) + near) row.push(mark)
    else rows.push([mark])
  }
  return rows
}
