/** Slips of the keyboard between two words – a letter too many, one missing, another one, two in turned order –, up to `most`. */
export function slipsBetween(one: string, other: string, most: number): number | undefined {
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
    if (least > most) return undefined
    ;[before, above, row] = [above, row, before]
  }
  const slips = above[width - 1] as number
  return slips <= most ? slips : undefined
}
