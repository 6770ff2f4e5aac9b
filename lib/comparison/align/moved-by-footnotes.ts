import type { ChangeKind } from '#contract/documents/comparison-result.ts'

/** Text of which the kinds of its blocks are read. */
interface TextOfKinds {
  readonly blocks: readonly { readonly kind: string }[]
}

interface PairedBlocks {
  readonly kind: ChangeKind
  readonly older: readonly number[]
  readonly newer: readonly number[]
}

type Place = readonly [older: number, newer: number]

/** Tells whether two places follow each other in both texts. */
const isInOrder = ([a, b]: Place, [c, d]: Place) => a < c === b < d

/** Index of the first of some places that stands behind another one in a text. */
function indexBehind(places: readonly Place[], place: Place, side: 0 | 1): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as Place)[side] < place[side]) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Creates a function that takes back moves which the pages alone made: a footnote stands where its page has room, and a block that
 * stands between the same two others, footnotes aside, has not moved.
 */
export function createStayed<Change extends PairedBlocks>(
  changes: readonly Change[],
  [older, newer]: readonly [TextOfKinds, TextOfKinds],
): (change: Change) => Change {
  const isFootnote = ([a, b]: Place) => older.blocks[a]?.kind === 'footnote' && newer.blocks[b]?.kind === 'footnote'
  const placeOf = (change: PairedBlocks): Place | undefined =>
    change.older.length > 0 && change.newer.length > 0 ? [change.older[0] as number, change.newer[0] as number] : undefined
  const kept = changes.flatMap((change) => {
    const place = placeOf(change)
    return place && change.kind !== 'moved' && !isFootnote(place) ? [place] : []
  })
  const inOrder = ([0, 1] as const).map((side) => kept.toSorted((one, other) => one[side] - other[side]))
  return (change) => {
    const place = placeOf(change)
    if (change.kind !== 'moved' || !place) return change
    const hasStayed = inOrder.every((places, side) => {
      const at = indexBehind(places, place, side as 0 | 1)
      return [places[at - 1], places[at]].every((neighbour) => !neighbour || isInOrder(neighbour, place))
    })
    return isFootnote(place) || hasStayed ? { ...change, kind: 'changed' } : change
  }
}
