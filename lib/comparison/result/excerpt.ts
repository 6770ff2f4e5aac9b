import type { ChangedText } from '#contract/documents/comparison-result.ts'
import type { Block } from '#document-text/document-text.ts'
import type { WordSpan } from '../list-edits.ts'
import { BlockPlaces, joinMarks, type Side } from './side.ts'

/** Text of blocks or of cells of a block, with the way from its words to characters and marks. */
export interface ChangeExcerpt {
  readonly text: string
  /** first and last word of the side, [start, end) */
  readonly words: WordSpan
  readonly facts: Omit<ChangedText, 'marks'>
  /** characters [start, end) of a span of words; an empty span is at the place where it stands */
  charactersOf(span: WordSpan): readonly [number, number]
  /** marks of a span of words */
  marksOf(span: WordSpan): ChangedText['marks']
}

interface Part {
  readonly block: number
  readonly cell: number
  readonly text: string
  /** position of its text in the excerpt */
  readonly offset: number
  /** its words, [start, end) */
  readonly words: WordSpan
}

const BLOCK_BREAK = '\n'
const CELL_BREAK = ' | '

/** Cells of a block that an excerpt takes: all, or those of one row or column, or one. */
export interface CellChoice {
  readonly row?: number
  readonly column?: number
}

function cellsOf({ words }: Side, block: Block, index: number, { row, column }: CellChoice): Omit<Part, 'offset'>[] {
  const [firsts, firstOfRow] = [words.cellsOfBlock.get(index), words.rowsOfBlock.get(index)]
  const whole: WordSpan = [words.firstOfBlock[index] as number, words.firstOfBlock[index + 1] as number]
  if (!block.cells || !firsts || !firstOfRow) return [{ block: index, cell: 0, text: block.text, words: whole }]
  const rows = block.cells
  const partsOfRow = (at: number): Omit<Part, 'offset'>[] => {
    const chosen = column === undefined ? [...(rows[at] ?? []).keys()] : column < (rows[at]?.length ?? 0) ? [column] : []
    return chosen.map((atColumn) => {
      const cell = (firstOfRow[at] as number) + atColumn
      const words: WordSpan = [firsts[cell] as number, firsts[cell + 1] as number]
      return { block: index, cell, text: rows[at]?.[atColumn] ?? '', words }
    })
  }
  return row === undefined ? [...rows.keys()].flatMap(partsOfRow) : partsOfRow(row)
}

/** Places of blocks, which each change of a table asks for. */
const placesOfBlocks = new WeakMap<Block, BlockPlaces>()

function placesOf(block: Block): BlockPlaces {
  const known = placesOfBlocks.get(block) ?? new BlockPlaces(block)
  placesOfBlocks.set(block, known)
  return known
}

/** The part of a word, by bisection; an empty part before it has no words. */
function partOf(parts: readonly Part[], word: number): Part | undefined {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle] as Part).words[1] <= word) low = middle + 1
    else high = middle
  }
  const part = parts[low]
  return part && part.words[0] <= word ? part : undefined
}

/** Takes blocks of a side, or cells of one, as one text. */
export function cutExcerpt(side: Side, blocks: readonly number[], cells: CellChoice = {}): ChangeExcerpt {
  const parts: Part[] = []
  let text = ''
  for (const index of blocks)
    for (const part of cellsOf(side, side.text.blocks[index] as Block, index, cells)) {
      if (parts.length) text += parts.at(-1)?.block === index ? CELL_BREAK : BLOCK_BREAK
      parts.push({ ...part, offset: text.length })
      text += part.text
    }
  const { starts, ends } = side.words
  const first = side.text.blocks[blocks[0] ?? -1]
  return {
    text,
    words: [parts[0]?.words[0] ?? 0, parts.at(-1)?.words[1] ?? 0],
    facts: { clause: first?.clause ?? -1, ...(first?.label && { label: first.label }), text },
    charactersOf([start, end]) {
      const [from, to] = [partOf(parts, start), partOf(parts, Math.max(start, end - 1))]
      if (!from || !to) return [text.length, text.length]
      const begin = from.offset + (starts[start] as number)
      return [begin, end === start ? begin : to.offset + (ends[end - 1] as number)]
    },
    marksOf([start, end]) {
      const marks = parts.flatMap(({ block, cell, words: [from, to] }) => {
        const [a, b] = [Math.max(start, from), Math.min(end, to)]
        return a < b ? placesOf(side.text.blocks[block] as Block).marksIn(cell, starts[a] as number, ends[b - 1] as number) : []
      })
      return joinMarks(marks)
    },
  }
}
