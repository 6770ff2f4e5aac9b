import type { PageMark } from '#contract/documents/comparison-result.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { blockTexts, type WordList } from '../word-list.ts'

/** One of two texts that are compared, with its words. */
export interface Side {
  readonly text: DocumentText
  readonly words: WordList
}

/** Place of a word of a block: of the characters [start, end) in its text or cell. */
interface PlacedWord {
  readonly start: number
  readonly end: number
  readonly marks: readonly PageMark[]
}

/** Reads the places of a block's words. Words of cells are counted through: each cell has those from its offset on. */
export class BlockPlaces {
  readonly #block: Block
  readonly #words: PlacedWord[] = []
  /** index of the first word of each cell, and the end; one cell for a block without cells */
  readonly #firstOfCell: number[] = []

  constructor(block: Block) {
    this.#block = block
    const marks = marksOfWords(block)
    let next = 0
    for (const text of blockTexts(block)) {
      this.#firstOfCell.push(next)
      for (const { index, 0: word } of text.matchAll(/\S+/g))
        this.#words.push({ start: index, end: index + word.length, marks: marks[next++] ?? [] })
    }
    this.#firstOfCell.push(next)
  }

  /** Marks of the characters [start, end) of a cell, line by line. */
  marksIn(cell: number, start: number, end: number): PageMark[] {
    const last = this.#firstOfCell[cell + 1] ?? 0
    let [low, high] = [this.#firstOfCell[cell] ?? 0, last]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] as PlacedWord).end <= start) low = middle + 1
      else high = middle
    }
    const marks: PageMark[] = []
    for (let at = low; at < last && (this.#words[at] as PlacedWord).start < end; at++)
      marks.push(...(this.#words[at] as PlacedWord).marks)
    return joinMarks(marks)
  }

  /** Marks of the whole block, line by line. */
  all(): PageMark[] {
    return (this.#block.lines ?? []).map(({ page, top, bottom, spans }) => [page, spans[0] ?? 0, top, spans.at(-1) ?? 0, bottom])
  }
}

/** Marks of each word of a block: one, or two where the end of a line cuts it. */
function marksOfWords({ lines = [] }: Block): PageMark[][] {
  const words: PageMark[][] = []
  let isCut = false
  for (const { page, top, bottom, spans, cut } of lines) {
    for (let at = 0; at + 1 < spans.length; at += 2) {
      const mark: PageMark = [page, spans[at] as number, top, spans[at + 1] as number, bottom]
      if (isCut && at === 0) words.at(-1)?.push(mark)
      else words.push([mark])
    }
    isCut = cut === true
  }
  return words
}

/** Space between words, in tenths of a point, up to which two marks are one. */
const MAX_GAP = 120

/** Joins marks that follow each other in a line. */
export function joinMarks(marks: readonly PageMark[]): PageMark[] {
  const joined: PageMark[] = []
  for (const mark of marks) {
    const last = joined.at(-1)
    const isSameLine = last && last[0] === mark[0] && last[2] === mark[2] && last[4] === mark[4]
    if (last && isSameLine && mark[1] - last[3] < MAX_GAP && mark[1] >= last[1])
      joined[joined.length - 1] = [last[0], last[1], last[2], Math.max(last[3], mark[3]), last[4]]
    else joined.push(mark)
  }
  return joined
}
