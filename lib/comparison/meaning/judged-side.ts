import type { ComparedBlock, ComparedText } from '../compared-text.ts'
import type { WordSpan } from '../list-edits.ts'
import { blockOfWord, blockTexts, partOfWord, type WordList } from '../word-list.ts'
import { splitWords } from '../words/split-words.ts'

/** One edition of a text, with the words that the comparison read of it. */
export interface JudgedSide {
  readonly text: ComparedText
  readonly words: WordList
  /** language code */
  readonly language: string
}

/** Some blocks of an edition, in order. */
export interface JudgedPart {
  readonly side: JudgedSide
  readonly blocks: readonly number[]
}

/** A word of an edition, at [start, end) of the text of its block or cell. */
export interface JudgedWord {
  readonly word: number
  readonly text: string
  readonly start: number
  readonly end: number
}

const textOfBlock = (block: ComparedBlock | undefined) => (block ? blockTexts(block).join(' ') : '')

export const textOfPart = ({ side, blocks }: JudgedPart) => blocks.map((at) => textOfBlock(side.text.blocks[at])).join(' ')

/** Lists the words of a span, with the texts that they stand in; words of other blocks have none. */
export function wordsOfPart({ side, blocks }: JudgedPart, [start, end]: WordSpan): JudgedWord[] {
  const { words, text } = side
  const found: JudgedWord[] = []
  for (let word = start; word < end; word++) {
    const at = blockOfWord(words, word)
    const isAmong = at >= (blocks[0] ?? Infinity) && at <= (blocks.at(-1) ?? -1)
    const texts = isAmong ? blockTexts(text.blocks[at] as ComparedBlock) : []
    const cells = words.cellsOfBlock.get(at)
    const cell = cells && texts.length > 1 ? partOfWord(cells, word) : 0
    found.push({ word, text: texts[cell] ?? '', start: words.starts[word] as number, end: words.ends[word] as number })
  }
  return found
}

export const writtenWord = ({ text, start, end }: JudgedWord): string => text.slice(start, end)

/** Lists the words of a text that stands for itself, as that of a cell does. */
export function wordsOfCell(text: string): JudgedWord[] {
  const ranges = splitWords(text)
  return Array.from({ length: ranges.length / 2 }, (_, word) => {
    const [start, end] = [ranges[2 * word] as number, ranges[2 * word + 1] as number]
    return { word, text, start, end }
  })
}
