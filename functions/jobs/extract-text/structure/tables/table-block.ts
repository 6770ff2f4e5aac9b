import type { Block, PlacedLine } from '#document-text/document-text.ts'
import { type JoinedText, joinLines, joinTexts, type Placing, type Vocabulary } from '../lines/join-lines.ts'
import { endsSentence } from '../lines/labels.ts'
import type { DetectedTable } from './table-part.ts'

/** Builds the block of a table from the lines of its cells. */
export function tableBlock(
  { cells: rows, inLines }: Pick<DetectedTable, 'cells' | 'inLines'>,
  clause: number,
  vocabulary: Vocabulary,
  place: Placing,
): Block {
  const lines: PlacedLine[] = []
  const cells = rows.map((row) =>
    row.map((cell) => {
      const joined = joinLines(cell, vocabulary, place)
      lines.push(...joined.lines)
      return joined.text
    }),
  )
  return { kind: 'table', clause, text: '', cells, lines, ...(inLines && { inLines }) }
}

const sortedWords = (text: string) => text.split(' ').sort().join(' ')
const wordsOfHead = (cells: Block['cells']) => sortedWords((cells?.[0] ?? []).filter(Boolean).join(' '))
const isBelow = (block: Block, other: Block) => {
  const [line, start] = [block.lines?.[0], other.lines?.[0]]
  return (
    line !== undefined && start !== undefined && (line.page > start.page || (line.page === start.page && line.top > start.top))
  )
}

/** A table that may go on: its place among the blocks, and those behind it that stay behind the whole. */
interface Continued {
  readonly at: number
  readonly behind: readonly Block[]
}

/**
 * Finds the table that may go on: the last one before what its next page says again, its head or its caption. Footnotes of the page
 * before, and a caption below the next part, stay behind the whole.
 */
export function findContinued(blocks: readonly Block[], next: Block): Continued | undefined {
  const at = blocks.findLastIndex(({ kind }) => kind === 'table')
  const table = blocks[at]
  if (!table) return undefined
  const head = wordsOfHead(table.cells)
  const label = blocks[at - 1]?.kind === 'caption' ? blocks[at - 1]?.label : undefined
  const behind: Block[] = []
  let [heads, captions] = [0, 0]
  for (const block of blocks.slice(at + 1)) {
    if (block.kind === 'footnote') behind.push(block)
    else if (block.kind !== 'caption') {
      if (block.text === '' || sortedWords(block.text) !== head) return undefined
      heads += 1
    } else {
      captions += 1
      if (label !== undefined && block.label === label) continue
      if (label !== undefined || !isBelow(block, next)) return undefined
      behind.unshift(block)
    }
  }
  return heads > 1 || captions > 1 ? undefined : { at, behind }
}

type Rows = NonNullable<Block['cells']>

/** Joins a table with its part in the next column or on the next page; undefined where that is another table. A repeated head row is left out. */
export function joinTables(first: Block, next: Block, vocabulary: Vocabulary): Block | undefined {
  const [above, below] = [first.cells ?? [], next.cells ?? []]
  const [last, start] = [first.lines?.at(-1), next.lines?.[0]]
  if (first.inLines !== next.inLines || above[0]?.length !== below[0]?.length || !isBehind(last, start)) return undefined
  const heads = countRepeated(above, below)
  const [before, rest] = [linesOfCells(first), linesOfCells(next).slice(heads)]
  const rows = below.slice(heads)
  const broken = rows[0] && isBroken(above, rows[0]) ? rows.shift() : undefined
  if (!broken) return { ...first, cells: [...above, ...rows], lines: [...(first.lines ?? []), ...rest.flat(2)] }
  const textsOf = (row: Rows[0], own: readonly PlacedLine[][] = []) => row.map((text, at) => ({ text, lines: own[at] ?? [] }))
  const ends = textsOf(broken, rest[0])
  const joined = textsOf(above.at(-1) as Rows[0], before.at(-1)).map((start, at) =>
    joinTexts(start, ends[at] as JoinedText, vocabulary),
  )
  const lines = [...before.slice(0, -1).flat(2), ...joined.flatMap((cell) => cell.lines), ...rest.slice(1).flat(2)]
  return { ...first, cells: [...above.slice(0, -1), joined.map(({ text }) => text), ...rows], lines }
}

/** Tells a place at the head of the next page, or higher on the same one, in its next column. */
const isBehind = (last: PlacedLine | undefined, start: PlacedLine | undefined) =>
  last !== undefined &&
  start !== undefined &&
  (start.page === last.page + 1 || (start.page === last.page && start.top < last.top))

/**
 * Tells a row that the end of a page has broken: no first cell, which all rows before it have, or the others go on with sentences, or
 * begin there.
 */
function isBroken(rows: Rows, below: Rows[0]): boolean {
  const above = rows.at(-1) as Rows[0]
  if (below[0] !== '' || above.filter(Boolean).length < 2) return false
  if (rows.length > MIN_ROWS && rows.every(([first]) => first !== '')) return true
  return below.every((cell, at) => cell === '' || !above[at] || goesOn(above[at], cell))
}

/** Rows with a first cell that tell that a table merges none of them. */
const MIN_ROWS = 3

const goesOn = (start: string, end: string) =>
  start.endsWith('-') || (!endsSentence(start) && (/^[\p{Ll}\p{N}(]/u.test(end) || isOpen(start)))

/** Tells a text that is not whole: a bracket is open, or a sign waits for what follows. */
const isOpen = (text: string) => /[,|/&=]$/.test(text) || (text.match(/[([]/g)?.length ?? 0) > (text.match(/[)\]]/g)?.length ?? 0)

/** Counts the rows of the head that the next page has again. */
function countRepeated(above: Rows, below: Rows): number {
  const differs = below.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(above[at]))
  return differs < 0 ? below.length : differs
}

/** Lists the lines of each cell: a line belongs to one. */
function linesOfCells({ cells = [], lines = [] }: Block): PlacedLine[][][] {
  let at = 0
  return cells.map((row) =>
    row.map((cell) => {
      const from = at
      for (let words = cell.split(' ').filter(Boolean).length; words > 0; at++) {
        const line = lines[at]
        if (!line) break
        words -= line.spans.length / 2 - (line.cut ? 1 : 0)
      }
      return lines.slice(from, at)
    }),
  )
}
