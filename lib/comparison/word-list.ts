import type { ComparedBlock, ComparedText } from './compared-text.ts'
import { splitWords } from './split-words.ts'

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
}

const PLAIN = /^[a-z0-9]+$/i
const QUOTES = /[‘’‚‛′`´]/g
const DOUBLE_QUOTES = /[“”„‟″«»]/g
const DASHES = /[‐‑‒–—―−]/g
const HYPHEN_BETWEEN_LETTERS = /(?<=\p{L})-(?=\p{L})/gu
const IGNORED = /[\s\u00AD\u200B-\u200F\u202A-\u202E\uFEFF]/g

/** The form in which words are compared: shapes of letters, quotes and dashes, hyphens within words and spaces make no difference. */
export function comparedForm(word: string): string {
  if (PLAIN.test(word)) return word
  return word
    .normalize('NFKC')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(IGNORED, '')
    .replace(HYPHEN_BETWEEN_LETTERS, '')
}

/** Gives words numbers, the same over all texts that it reads. */
export class WordNumbers {
  readonly #byWord = new Map<string, number>()
  readonly #byForm = new Map<string, number>()

  get size(): number {
    return this.#byForm.size
  }

  of(word: string): number {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    const form = comparedForm(word)
    const number = this.#byForm.get(form) ?? this.#byForm.size
    this.#byForm.set(form, number)
    this.#byWord.set(word, number)
    return number
  }
}

/** Texts of a block in reading order: its own, or those of its cells. */
export function blockTexts(block: ComparedBlock): readonly string[] {
  return block.cells ? block.cells.flat() : [block.text]
}

/** Reads the words of a document. */
export function listWords({ blocks }: ComparedText, numbers: WordNumbers): WordList {
  const ids: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const firstOfBlock = new Int32Array(blocks.length + 1)
  const cellsOfBlock = new Map<number, Int32Array>()
  blocks.forEach((block, index) => {
    firstOfBlock[index] = ids.length
    const cells: number[] = []
    for (const text of blockTexts(block)) {
      cells.push(ids.length)
      const ranges = splitWords(text)
      for (let at = 0; at < ranges.length; at += 2) {
        const [start, end] = [ranges[at] as number, ranges[at + 1] as number]
        ids.push(numbers.of(text.slice(start, end)))
        starts.push(start)
        ends.push(end)
      }
    }
    if (block.cells) cellsOfBlock.set(index, Int32Array.from([...cells, ids.length]))
  })
  firstOfBlock[blocks.length] = ids.length
  return { ids: Int32Array.from(ids), starts: Int32Array.from(starts), ends: Int32Array.from(ends), firstOfBlock, cellsOfBlock }
}

/** The block of a word, by bisection. */
export function blockOfWord({ firstOfBlock }: WordList, word: number): number {
  let low = 0
  let high = firstOfBlock.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((firstOfBlock[middle] as number) <= word) low = middle
    else high = middle - 1
  }
  return low
}
