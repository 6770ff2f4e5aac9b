import type { ComparedSide, ComparisonResult } from '#contract/documents/comparison-result.ts'

/** Place on a page: its number from 0, and the distance from its top in tenths of a point. */
export interface PagePlace {
  readonly page: number
  readonly top: number
}

export type SideName = 'older' | 'newer'

/** Tops of the pages, as if they stood below each other without space between. */
function topsOf({ pages }: Pick<ComparedSide, 'pages'>): number[] {
  const tops = [0]
  for (const [, height] of pages) tops.push((tops.at(-1) as number) + height)
  return tops
}

/** Index of the last value that is not above the given one; -1 where all are. */
function lastUpTo(values: readonly number[], value: number): number {
  let low = -1
  let high = values.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((values[middle] as number) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** Finds, for a place in one of two documents, the place in the other that says the same. */
export function createScrollPairs({
  older,
  newer,
  anchors,
}: {
  readonly older: Pick<ComparedSide, 'pages'>
  readonly newer: Pick<ComparedSide, 'pages'>
  readonly anchors: ComparisonResult['anchors']
}) {
  const tops = { older: topsOf(older), newer: topsOf(newer) }
  const at = {
    older: [0, ...anchors.map(([page, top]) => (tops.older[page] ?? 0) + top), tops.older.at(-1) as number],
    newer: [0, ...anchors.map(([, , page, top]) => (tops.newer[page] ?? 0) + top), tops.newer.at(-1) as number],
  }
  return (from: SideName, { page, top }: PagePlace): PagePlace => {
    const to = from === 'older' ? 'newer' : 'older'
    const y = Math.max(0, (tops[from][page] ?? 0) + top)
    const index = Math.min(Math.max(lastUpTo(at[from], y), 0), at[from].length - 2)
    const [a, b] = [at[from][index] as number, at[from][index + 1] as number]
    const [c, d] = [at[to][index] as number, at[to][index + 1] as number]
    const found = c + (b > a ? Math.min((y - a) / (b - a), 1) : 0) * (d - c)
    const onPage = Math.min(Math.max(lastUpTo(tops[to], found), 0), Math.max(0, tops[to].length - 2))
    return { page: onPage, top: found - (tops[to][onPage] ?? 0) }
  }
}
