/** Rank of a heading, by which its level is found. */
export interface Ranked {
  /** 1 to 6, by its element */
  readonly rank: number
  /** parts of its number */
  readonly depth?: number
}

/**
 * Levels of headings: by the number, else one below the nearest heading above whose element ranks higher. A title alone in `h1`
 * at the beginning is the document's, and has no clauses below it.
 */
export function levelsOf(headings: readonly Ranked[]): number[] {
  const hasTitle =
    headings[0]?.rank === 1 && headings[0].depth === undefined && headings.every(({ rank }, at) => at === 0 || rank > 1)
  const open: { readonly rank: number; readonly level: number }[] = []
  return headings.map(({ rank, depth }, at) => {
    if (at === 0 && hasTitle) return 1
    while (open.length > 0 && (open.at(-1)?.rank as number) >= rank) open.pop()
    const level = depth ?? (open.at(-1)?.level ?? 0) + 1
    open.push({ rank, level })
    return level
  })
}
