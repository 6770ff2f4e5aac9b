/**
 * Counts the edits between two words: a letter added, missing or replaced, or two swapped. Undefined above `max`.
 */
export function editDistance(one: string, other: string, max: number): number | undefined {
  const width = other.length + 1
  let [before, above, row] = [new Uint8Array(width), Uint8Array.from({ length: width }, (_, at) => at), new Uint8Array(width)]
  for (let at = 1; at <= one.length; at++) {
    row[0] = at
    let least = at
    for (let to = 1; to < width; to++) {
      const same = one.charCodeAt(at - 1) === other.charCodeAt(to - 1)
      let slips = Math.min((above[to - 1] as number) + (same ? 0 : 1), (above[to] as number) + 1, (row[to - 1] as number) + 1)
      const turned =
        at > 1 &&
        to > 1 &&
        one.charCodeAt(at - 1) === other.charCodeAt(to - 2) &&
        one.charCodeAt(at - 2) === other.charCodeAt(to - 1)
      if (turned) slips = Math.min(slips, (before[to - 2] as number) + 1)
      row[to] = slips
      least = Math.min(least, slips)
    }
    if (least > max) return undefined
    ;[before, above, row] = [above, row, before]
  }
  const slips = above[width - 1] as number
  return slips <= max ? slips : undefined
}
