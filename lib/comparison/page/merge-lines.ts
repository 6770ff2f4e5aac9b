/** Row or column of a table in either edition, from 0. */
export interface MergedLine {
  readonly older?: number
  readonly newer?: number
}

interface LineChanges {
  readonly older: number
  readonly newer: number
  readonly removed: ReadonlySet<number>
  readonly added: ReadonlySet<number>
  /** place in the older edition by the place in the newer one */
  readonly moved: ReadonlyMap<number, number>
}

/** Puts the rows or columns that are gone among those of the newer edition, where they stood: behind what they followed and stayed. */
export function mergeLines({ older, newer, removed, added, moved }: LineChanges): MergedLine[] {
  const hasMoved = new Set(moved.values())
  const stayed = Array.from({ length: older }, (_, at) => at).filter((at) => !removed.has(at) && !hasMoved.has(at))
  const kept = Array.from({ length: newer }, (_, at) => at).filter((at) => !added.has(at) && !moved.has(at))
  const gone = [...removed].sort((a, b) => a - b)
  const merged: MergedLine[] = []
  let [nextKept, nextGone] = [0, 0]
  for (let at = 0; at < newer; at++) {
    while ((kept[nextKept] ?? newer) < at) nextKept++
    // Lines that are gone stand before those that are new there.
    const follower = stayed[nextKept] ?? older
    for (; nextGone < gone.length && (gone[nextGone] as number) < follower; nextGone++)
      merged.push({ older: gone[nextGone] as number })
    const partner = kept[nextKept] === at ? stayed[nextKept] : moved.get(at)
    merged.push(partner === undefined ? { newer: at } : { older: partner, newer: at })
  }
  return [...merged, ...gone.slice(nextGone).map((at) => ({ older: at }))]
}
