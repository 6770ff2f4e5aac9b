import type { Block, PlacedLine } from '#document-text/document-text.ts'
import type { FlowLine } from '../lines/flow-line.ts'
import { joinLines, type Placing, type Vocabulary } from '../lines/join-lines.ts'
import { endsSentence } from '../lines/labels.ts'

/** Builds the block of a table from the lines of its cells. */
export function tableBlock(
  rows: readonly (readonly (readonly FlowLine[])[])[],
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
  return { kind: 'table', clause, text: '', cells, lines }
}

const wordsOfHead = (cells: Block['cells']) => (cells?.[0] ?? []).filter(Boolean).join(' ')

/**
 * Finds the table that may go on: the last block, or the one before what its next page says again, its head or its caption;
 * -1 where there is none.
 */
export function findContinued(blocks: readonly Block[]): number {
  const last = blocks.length - 1
  const [block, before] = [blocks[last], blocks[last - 1]]
  if (block?.kind === 'table') return last
  if (!block || before?.kind !== 'table') return -1
  const isHead = block.text !== '' && block.text === wordsOfHead(before.cells)
  const caption = blocks[last - 2]
  const isCaption = block.kind === 'caption' && caption?.kind === 'caption' && block.label === caption.label
  return isHead || isCaption ? last - 1 : -1
}

type Rows = NonNullable<Block['cells']>

/** Joins a table with its part on the next page; undefined where that is another table. A repeated head row is left out. */
export function joinTables(first: Block, next: Block): Block | undefined {
  const [above, below] = [first.cells ?? [], next.cells ?? []]
  const [last, start] = [first.lines?.at(-1), next.lines?.[0]]
  if (above[0]?.length !== below[0]?.length || start?.page !== (last?.page ?? 0) + 1) return undefined
  const heads = countRepeated(above, below)
  const [before, rest] = [linesOfCells(first), linesOfCells(next).slice(heads)]
  const rows = below.slice(heads)
  const broken = rows[0] && isBroken(above.at(-1) as Rows[0], rows[0]) ? rows.shift() : undefined
  if (!broken) return { ...first, cells: [...above, ...rows], lines: [...(first.lines ?? []), ...rest.flat(2)] }
  const whole = (above.at(-1) as Rows[0]).map((cell, at) => [cell, broken[at]].filter(Boolean).join(' '))
  const joined = (before.at(-1) ?? []).map((lines, at) => [...lines, ...(rest[0]?.[at] ?? [])])
  const lines = [...before.slice(0, -1).flat(2), ...joined.flat(), ...rest.slice(1).flat(2)]
  return { ...first, cells: [...above.slice(0, -1), whole, ...rows], lines }
}

/** Tells a row that the end of a page has broken: no first cell, and the others go on with sentences. */
function isBroken(above: Rows[0], below: Rows[0]): boolean {
  const filled = below.flatMap((cell, at) => (cell === '' ? [] : [[above[at] ?? '', cell] as const]))
  return below[0] === '' && filled.every(([start, end]) => start !== '' && !endsSentence(start) && /^[\p{Ll}\p{N}(]/u.test(end))
}

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
