/** Years from and to, both inclusive; an open end is undefined. */
export interface YearSpan {
  readonly from?: number
  readonly to?: number
}

/** Reads the key of a value: 2015, 2010-2020, -2000 or 2015-. */
export function parseYears(key: string): YearSpan {
  const [from = '', to = from] = key.split('-')
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
}

/** Writes the key of a range; undefined where both ends are open. Ends in the wrong order are put right. */
export function formatYears({ from, to }: YearSpan): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return formatYears({ from: to, to: from })
  return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`
}

export interface YearBar {
  readonly from: number
  readonly to: number
  readonly count: number
}

const MAX_BARS = 30
const WIDTHS = [1, 2, 5, 10, 20, 50]

/** Makes the bars of a histogram from counts by year, each as many years wide as keeps them few. */
export function yearBars(counts: ReadonlyMap<number, number>): YearBar[] {
  const years = [...counts.keys()]
  if (years.length === 0) return []
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const width = WIDTHS.find((one) => (last - first) / one < MAX_BARS) ?? (WIDTHS.at(-1) as number)
  const start = first - (first % width)
  const bars = Array.from({ length: Math.floor((last - start) / width) + 1 }, (_, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width - 1,
    count: 0,
  }))
  for (const [year, count] of counts) (bars[Math.floor((year - start) / width)] as { count: number }).count += count
  return bars
}
