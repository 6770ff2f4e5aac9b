import type { ComparedBlock, ComparedText } from './compared-text.ts'
import { splitWords } from './words/split-words.ts'
import type { WordNumbers } from './words/word-numbers.ts'

/** All words of a document in reading order, as numbers: two words have the same number where they say the same. */
export interface WordList {
  readonly ids: Int32Array
  /** per word, its first and last position in the text of its block or cell */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** per block, the index of its first word; one more entry than blocks */
  readonly firstOfBlock: Int32Array
  /** per block with cells, the first word of each cell, row by row, and the end */
  readonly cellsOfBlock: ReadonlyMap<number, Int32Array>
  /** per block with cells, the first cell of each row, and the end */
  readonly rowsOfBlock: ReadonlyMap<number, readonly number[]>
}

/** Words and signs of which a long text has more than one in so many say nothing of what a passage is about: the, of, shall. */
const COMMON_SHARE = 1 / 250
/** Words from which a text has common ones. */
const MIN_WORDS = 1000

/** Words of two texts that are no common ones, counted up to each word, and the end. */
export type ContentCounts = readonly [older: Int32Array, newer: Int32Array]

/** Counts the words of two texts that say what a passage is about. Stock phrases are made of the others. */
export function countContent(lists: readonly [WordList, WordList], words: number): ContentCounts {
  const counts = new Int32Array(words)
  for (const { ids } of lists) for (const id of ids) counts[id] = (counts[id] as number) + 1
  const all = lists[0].ids.length + lists[1].ids.length
  const most = all < MIN_WORDS ? Infinity : all * COMMON_SHARE
  const before = ({ ids }: WordList) => {
    const sums = new Int32Array(ids.length + 1)
    for (let at = 0; at < ids.length; at++)
      sums[at + 1] = (sums[at] as number) + ((counts[ids[at] as number] as number) > most ? 0 : 1)
    return sums
  }
  return [before(lists[0]), before(lists[1])]
}

/** Texts of the cells of tables, which each change of a table asks for. */
const textsOfTables = new WeakMap<NonNullable<ComparedBlock['cells']>, readonly string[]>()

function cellTexts(cells: NonNullable<ComparedBlock['cells']>): readonly string[] {
  const texts = textsOfTables.get(cells) ?? cells.flat()
  textsOfTables.set(cells, texts)
  return texts
}

/** Texts of a block in reading order: its own, or those of its cells. */
export const blockTexts = ({ cells, text }: ComparedBlock): readonly string[] => (cells ? cellTexts(cells) : [text])

/** Growing columns of the words of a document. */
class WordColumns {
  ids = new Int32Array(256)
  starts = new Int32Array(256)
  ends = new Int32Array(256)
  size = 0

  add(id: number, start: number, end: number): void {
    if (this.size === this.ids.length) {
      this.ids = this.#grown(this.ids)
      this.starts = this.#grown(this.starts)
      this.ends = this.#grown(this.ends)
    }
    this.ids[this.size] = id
    this.starts[this.size] = start
    this.ends[this.size++] = end
  }

  #grown(column: Int32Array): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(column.length * 2)
    grown.set(column)
    return grown
  }
}

function firstCells(rows: readonly (readonly string[])[]): number[] {
  const firsts = [0]
  for (const { length } of rows) firsts.push((firsts.at(-1) as number) + length)
  return firsts
}

/** Reads the words of a document. */
export function listWords({ blocks }: ComparedText, numbers: WordNumbers): WordList {
  const words = new WordColumns()
  const firstOfBlock = new Int32Array(blocks.length + 1)
  const cellsOfBlock = new Map<number, Int32Array>()
  const rowsOfBlock = new Map<number, readonly number[]>()
  blocks.forEach((block, index) => {
    firstOfBlock[index] = words.size
    const cells: number[] = []
    for (const text of blockTexts(block)) {
      cells.push(words.size)
      const ranges = splitWords(text)
      for (let at = 0; at < ranges.length; at += 2) {
        const [start, end] = [ranges[at] as number, ranges[at + 1] as number]
        words.add(numbers.of(text, start, end), start, end)
      }
    }
    cells.push(words.size)
    if (!block.cells) return
    cellsOfBlock.set(index, new Int32Array(cells))
    rowsOfBlock.set(index, firstCells(block.cells))
  })
  firstOfBlock[blocks.length] = words.size
  const [ids, starts, ends] = [words.ids, words.starts, words.ends].map((column) => column.slice(0, words.size)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  return { ids, starts, ends, firstOfBlock, cellsOfBlock, rowsOfBlock }
}

export const blockOfWord = ({ firstOfBlock }: WordList, word: number): number => partOfWord(firstOfBlock, word)

/** The part that a word is in, by the first word of each part in order, and the end. */
export function partOfWord(firstWords: Int32Array, word: number): number {
  let low = 0
  let high = firstWords.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((firstWords[middle] as number) <= word) low = middle
    else high = middle - 1
  }
  return low
}
