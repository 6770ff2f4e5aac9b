import type { ComparedDocuments } from '../result/make-result.ts'
import { BlockPlaces } from '../result/side.ts'
import { type NumberedChange, placeChanges } from './place-changes.ts'

/** Place on a page of the newer text where words of the older one are gone: from 0, in tenths of a point. */
export interface GonePlace {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** Finds where the pages of the newer text have lost words, by the number of the change; nothing for a text without pages. */
export function findGonePlaces(compared: ComparedDocuments): ReadonlyMap<number, readonly GonePlace[]> {
  const placed = placeChanges(compared)
  const places = new Map<number, GonePlace[]>()
  const add = (number: number, found: readonly (GonePlace | undefined)[]) => {
    const known = found.filter((one) => one !== undefined)
    if (known.length > 0) places.set(number, known)
  }
  for (const [block, changes] of placed.after) for (const { number } of changes) add(number, [edgeOf(compared, block, 'end')])
  for (const changes of placed.at.values())
    for (const one of changes) {
      const { table, change, blocks } = one
      const isWithout = change.kind === 'deleted' || change.newer?.marks.length === 0
      if (table) add(one.number, isWithout ? [edgeOf(compared, blocks.newer[0] ?? -1, 'end')] : [])
      else add(one.number, gapsOf(compared, one))
    }
  return places
}

/** First or last place of a block; before the first block, where that begins. */
function edgeOf({ sides }: ComparedDocuments, block: number, edge: 'start' | 'end'): GonePlace | undefined {
  const { blocks } = sides[1].text
  const marks = new BlockPlaces(blocks[Math.max(block, 0)] ?? EMPTY).all()
  const mark = edge === 'start' || block < 0 ? marks[0] : marks.at(-1)
  return mark && { page: mark[0], left: edge === 'start' || block < 0 ? mark[1] : mark[3], top: mark[2], bottom: mark[4] }
}

const EMPTY = { kind: 'paragraph', clause: -1, text: '' } as const

/** Places between the words that stayed. */
function gapsOf({ sides }: ComparedDocuments, { blocks }: NumberedChange): (GonePlace | undefined)[] {
  const { text, words } = sides[1]
  return blocks.edits.map(({ older, newer: [start, end] }) => {
    if (older[0] === older[1] || start !== end) return undefined
    const block = blocks.newer.find(
      (one) => start >= (words.firstOfBlock[one] as number) && start <= (words.firstOfBlock[one + 1] as number),
    )
    if (block === undefined) return undefined
    const places = new BlockPlaces(text.blocks[block] ?? EMPTY)
    const markOf = (word: number) => places.marksIn(0, words.starts[word] as number, words.ends[word] as number)
    const before = start > (words.firstOfBlock[block] as number) ? markOf(start - 1).at(-1) : undefined
    if (before) return { page: before[0], left: before[3], top: before[2], bottom: before[4] }
    const after = start < (words.firstOfBlock[block + 1] as number) ? markOf(start)[0] : undefined
    return after && { page: after[0], left: after[1], top: after[2], bottom: after[4] }
  })
}
