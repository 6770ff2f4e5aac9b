import type { Pairing } from './pair-blocks.ts'
import { endWord, firstWord } from './shared-words.ts'
import { blockOfWord, type WordList } from './word-list.ts'

/** Words [start, end) of a document. */
export type WordSpan = readonly [start: number, end: number]

/** Words of the older text that the newer text has replaced; one side is empty where words were inserted or deleted. */
export interface WordEdit {
  readonly older: WordSpan
  readonly newer: WordSpan
}

interface Cursor {
  readonly list: WordList
  readonly blocks: readonly number[]
  /** index into `blocks` */
  block: number
  word: number
}

function cursorOf(list: WordList, blocks: readonly number[]): Cursor {
  return { list, blocks, block: 0, word: blocks.length ? firstWord(list, blocks[0] as number) : 0 }
}

const isAtEnd = ({ blocks, block }: Cursor) => block >= blocks.length

/** Goes on to the next block where the cursor has left one. */
function settle(cursor: Cursor): void {
  while (!isAtEnd(cursor) && cursor.word >= endWord(cursor.list, cursor.blocks[cursor.block] as number)) {
    cursor.block++
    if (!isAtEnd(cursor)) cursor.word = firstWord(cursor.list, cursor.blocks[cursor.block] as number)
  }
}

/** Takes words up to the end of the block that have no partner in the other blocks. */
function takeUnmatched(cursor: Cursor, isMatched: (word: number) => boolean): WordSpan {
  settle(cursor)
  const start = cursor.word
  if (isAtEnd(cursor)) return [start, start]
  const end = endWord(cursor.list, cursor.blocks[cursor.block] as number)
  while (cursor.word < end && !isMatched(cursor.word)) cursor.word++
  return [start, cursor.word]
}

/** Lists the edits that turn some blocks of the older text into some blocks of the newer one. */
export function listEdits(
  [older, newer]: readonly [WordList, WordList],
  pairing: Pairing,
  [olderBlocks, newerBlocks]: readonly [readonly number[], readonly number[]],
): WordEdit[] {
  const isIn = (list: WordList, blocks: readonly number[]) => {
    if (blocks.length === 1) {
      const [start, end] = [firstWord(list, blocks[0] as number), endWord(list, blocks[0] as number)]
      return (word: number) => word >= start && word < end
    }
    const among = new Set(blocks)
    return (word: number) => word >= 0 && among.has(blockOfWord(list, word))
  }
  const [inOlder, inNewer] = [isIn(older, olderBlocks), isIn(newer, newerBlocks)]
  const a = cursorOf(older, olderBlocks)
  const b = cursorOf(newer, newerBlocks)
  const edits: WordEdit[] = []
  for (;;) {
    const gone = takeUnmatched(a, (word) => inNewer(pairing.newer[word] as number))
    const come = takeUnmatched(b, (word) => inOlder(pairing.older[word] as number))
    if (gone[0] !== gone[1] || come[0] !== come[1]) edits.push({ older: gone, newer: come })
    settle(a)
    settle(b)
    if (isAtEnd(a) && isAtEnd(b)) return edits
    const isPair = !isAtEnd(a) && !isAtEnd(b) && pairing.older[b.word] === a.word
    if (isPair) {
      a.word++
      b.word++
    } else if (gone[0] === gone[1] && come[0] === come[1]) {
      // Only one side stands at a match: the other side's blocks are in another order.
      if (isAtEnd(b) || (!isAtEnd(a) && (pairing.newer[a.word] as number) < b.word)) a.word++
      else b.word++
    }
  }
}
