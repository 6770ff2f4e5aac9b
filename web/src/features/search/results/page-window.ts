const AROUND = 1

/** Lists the first, the last and the pages around the current one, from 0; undefined is a gap of at least two. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const shown = new Set([0, pages - 1])
  for (let one = page - AROUND; one <= page + AROUND; one += 1) if (one >= 0 && one < pages) shown.add(one)
  const ordered = [...shown].sort((a, b) => a - b)
  return ordered.flatMap((one, index) => {
    const before = ordered[index - 1]
    if (before === undefined || one === before + 1) return [one]
    return one === before + 2 ? [one - 1, one] : [undefined, one]
  })
}
