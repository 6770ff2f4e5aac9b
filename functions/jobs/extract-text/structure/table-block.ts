import type { Block, PlacedLine } from '#document-text/document-text.ts'
import type { FlowLine } from './flow-line.ts'
import { joinLines, type Placing, type Vocabulary } from './join-lines.ts'

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

/** Joins a table with its part on the next page; undefined where that is another table. A repeated head row is left out. */
export function joinTables(first: Block, next: Block): Block | undefined {
  const [above, below] = [first.cells ?? [], next.cells ?? []]
  const [last, start] = [first.lines?.at(-1), next.lines?.[0]]
  if (above[0]?.length !== below[0]?.length || start?.page !== (last?.page ?? 0) + 1) return undefined
  const heads = countRepeated(above, below)
  const repeated = below.slice(0, heads).flat().join(' ').split(/\s+/).filter(Boolean).length
  return {
    ...first,
    cells: [...above, ...below.slice(heads)],
    lines: [...(first.lines ?? []), ...skipWords(next.lines ?? [], repeated)],
  }
}

/** Counts the rows of the head that the next page has again. */
function countRepeated(above: NonNullable<Block['cells']>, below: NonNullable<Block['cells']>): number {
  const differs = below.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(above[at]))
  return differs < 0 ? below.length : differs
}

/** Leaves out the places of the first words. */
function skipWords(lines: readonly PlacedLine[], words: number): PlacedLine[] {
  let left = words
  return lines.flatMap((line) => {
    const own = line.spans.length / 2 - (line.cut ? 1 : 0)
    const skipped = Math.min(left, own)
    left -= skipped
    if (skipped === own && !line.cut) return []
    return [{ ...line, spans: line.spans.slice(skipped * 2) }]
  })
}
