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

/** Joins a table with its part on the next page; undefined where that is another table. A repeated head row is left out. */
export function joinTables(first: Block, next: Block): Block | undefined {
  const [above, below] = [first.cells ?? [], next.cells ?? []]
  const [last, start] = [first.lines?.at(-1), next.lines?.[0]]
  if (above[0]?.length !== below[0]?.length || start?.page !== (last?.page ?? 0) + 1) return undefined
  const isRepeated = JSON.stringify(above[0]) === JSON.stringify(below[0])
  if (!isRepeated) return { ...first, cells: [...above, ...below], lines: [...(first.lines ?? []), ...(next.lines ?? [])] }
  const repeated = (below[0] ?? []).join(' ').split(/\s+/).filter(Boolean).length
  return {
    ...first,
    cells: [...above, ...below.slice(1)],
    lines: [...(first.lines ?? []), ...skipWords(next.lines ?? [], repeated)],
  }
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
