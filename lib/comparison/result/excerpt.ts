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
  const firsts = words.cellsOfBlock.get(index)
  const whole: WordSpan = [words.firstOfBlock[index] as number, words.firstOfBlock[index + 1] as number]
  if (!block.cells || !firsts) return [{ block: index, cell: 0, text: block.text, words: whole }]
  let cell = 0
  return block.cells.flatMap((cells, atRow) =>
    cells.flatMap((text, atColumn) => {
      const at = cell++
      if ((row !== undefined && row !== atRow) || (column !== undefined && column !== atColumn)) return []
      return [{ block: index, cell: at, text, words: [firsts[at], firsts[at + 1]] as unknown as WordSpan }]
    }),
  )
}

/** Takes blocks of a side, or cells of one, as one text. */
export function takeExcerpt(side: Side, blocks: readonly number[], cells: CellChoice = {}): ChangeExcerpt {
  const places = new Map<number, BlockPlaces>()
  const placesOf = (block: number) => {
    const known = places.get(block) ?? new BlockPlaces(side.text.blocks[block] as Block)
    places.set(block, known)
    return known
  }
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
  const partOf = (word: number) => parts.find(({ words: [start, end] }) => word >= start && word < end)
  return {
    text,
    words: [parts[0]?.words[0] ?? 0, parts.at(-1)?.words[1] ?? 0],
    facts: { clause: first?.clause ?? -1, ...(first?.label && { label: first.label }), text },
    charactersOf([start, end]) {
      const [from, to] = [partOf(start), partOf(Math.max(start, end - 1))]
      if (!from || !to) return [text.length, text.length]
      const begin = from.offset + (starts[start] as number)
      return [begin, end === start ? begin : to.offset + (ends[end - 1] as number)]
    },
    marksOf([start, end]) {
      const marks = parts.flatMap(({ block, cell, words: [from, to] }) => {
        const [a, b] = [Math.max(start, from), Math.min(end, to)]
        return a < b ? placesOf(block).marksIn(cell, starts[a] as number, ends[b - 1] as number) : []
      })
      return joinMarks(marks)
    },
  }
}
