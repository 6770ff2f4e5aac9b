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

/** Per block of the older text, the block of the newer one behind which it stood. */
function blocksBefore({ sides }: ComparedDocuments, { newer: partner, isMoved }: Pairing): Int32Array {
  const [older, newer] = sides
  const { firstOfBlock } = older.words
  let [word, last] = [0, -1]
  return firstOfBlock.map((first) => {
    for (; word < first; word++) {
      const match = partner[word] as number
      if (match >= 0 && !isMoved[match]) last = match
    }
    return last < 0 ? -1 : blockOfWord(newer.words, last)
  })
}

/** Finds where the newer text shows each change. */
export function placeChanges(compared: ComparedDocuments): PlacedChanges {
  const at = new Map<number, NumberedChange[]>()
  const after = new Map<number, NumberedChange[]>()
  const joined = new Set<number>()
  const before = blocksBefore(compared, compared.comparison.words)
  for (const [number, listed] of compared.changes.entries()) {
    const { newer, older } = listed.blocks
    const change = { ...listed, number }
    const first = newer[0]
    if (first === undefined) {
      add(after, before[older[0] as number] as number, change)
      continue
    }
    add(at, first, change)
    for (const block of newer.slice(1)) joined.add(block)
  }
  return { at, after, joined }
}
