import type { Pairing } from '../pair-blocks.ts'
import type { ListedChange } from '../result/list-changes.ts'
import type { ComparedDocuments } from '../result/make-result.ts'
import { blockOfWord } from '../word-list.ts'

/** Change with its number, by which the list of changes leads to it. */
export interface NumberedChange extends ListedChange {
  readonly number: number
}

export interface PlacedChanges {
  /** by the first block of the newer text that they are about */
  readonly at: ReadonlyMap<number, readonly NumberedChange[]>
  /** changes of text that is gone, by the block of the newer text that it stood behind; -1 before the first one */
  readonly after: ReadonlyMap<number, readonly NumberedChange[]>
  /** blocks of the newer text that are shown with another one */
  readonly joined: ReadonlySet<number>
}

function add(map: Map<number, NumberedChange[]>, block: number, change: NumberedChange): void {
  const changes = map.get(block)
  if (changes) changes.push(change)
  else map.set(block, [change])
}

/** Block of the newer text behind which a block that is gone stood. */
function blockBefore({ sides }: ComparedDocuments, { newer: partner, isMoved }: Pairing, block: number): number {
  const [older, newer] = sides
  for (let word = (older.words.firstOfBlock[block] as number) - 1; word >= 0; word--) {
    const match = partner[word] as number
    if (match >= 0 && !isMoved[match]) return blockOfWord(newer.words, match)
  }
  return -1
}

/** Finds where the newer text shows each change. */
export function placeChanges(compared: ComparedDocuments): PlacedChanges {
  const at = new Map<number, NumberedChange[]>()
  const after = new Map<number, NumberedChange[]>()
  const joined = new Set<number>()
  for (const [number, listed] of compared.changes.entries()) {
    const { newer, older } = listed.blocks
    const change = { ...listed, number }
    const first = newer[0]
    if (first === undefined) {
      add(after, blockBefore(compared, compared.comparison.words, older[0] as number), change)
      continue
    }
    add(at, first, change)
    for (const block of newer.slice(1)) joined.add(block)
  }
  return { at, after, joined }
}
