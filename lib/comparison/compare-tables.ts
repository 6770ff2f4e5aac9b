import { inOrder } from './align/find-runs.ts'
import type { ComparedBlock } from './compared-text.ts'
import type { Pairing } from './pair-blocks.ts'
import { orderTableChanges, type TableChange } from './table-change.ts'
import { partOfWord, type WordList } from './word-list.ts'
import { comparedForm } from './words/compared-form.ts'

interface Grid {
  readonly cells: readonly (readonly string[])[]
  /** first word of each cell, row by row, and the end */
  readonly firstWords: Int32Array
  readonly rowOfCell: readonly number[]
  readonly columnOfCell: readonly number[]
  readonly columns: number
}

function gridOf(block: ComparedBlock, firstWords: Int32Array): Grid {
  const cells = block.cells ?? []
  return {
    cells,
    firstWords,
    rowOfCell: cells.flatMap((row, at) => row.map(() => at)),
    columnOfCell: cells.flatMap((row) => row.map((_, at) => at)),
    columns: cells.reduce((most, row) => Math.max(most, row.length), 0),
  }
}

type Line = 'rowOfCell' | 'columnOfCell'

/** Pairs rows or columns by the words that they share, the most first; a line is paired once. */
function pairLines(older: Grid, newer: Grid, partner: Int32Array, line: Line): ReadonlyMap<number, number> {
  const shared = new Map<string, number>()
  for (let word = newer.firstWords[0] ?? 0; word < (newer.firstWords.at(-1) ?? 0); word++) {
    const other = partner[word] as number
    if (other < (older.firstWords[0] as number) || other >= (older.firstWords.at(-1) as number)) continue
    const key = `${newer[line][partOfWord(newer.firstWords, word)]} ${older[line][partOfWord(older.firstWords, other)]}`
    shared.set(key, (shared.get(key) ?? 0) + 1)
  }
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const ranked = [...shared].map(([key, count]) => [...key.split(' ').map(Number), count] as [number, number, number])
  ranked.sort((a, b) => b[2] - a[2] || Math.abs(a[0] - a[1]) - Math.abs(b[0] - b[1]) || a[0] - b[0] || a[1] - b[1])
  for (const [from, to] of ranked) {
    if (pairs.has(from) || taken.has(to)) continue
    pairs.set(from, to)
    taken.add(to)
  }
  return pairs
}

/** Pairs the lines left over that say the same, in the order in which these follow each other. */
function pairSame(
  pairs: ReadonlyMap<number, number>,
  newerTexts: readonly string[],
  olderTexts: readonly string[],
): Map<number, number> {
  const [all, taken] = [new Map(pairs), new Set(pairs.values())]
  const free = Map.groupBy(
    [...olderTexts.keys()].toReversed().filter((line) => !taken.has(line)),
    (line) => olderTexts[line],
  )
  newerTexts.forEach((text, line) => {
    const match = text.trim() && !pairs.has(line) ? free.get(text)?.pop() : undefined
    if (match !== undefined) all.set(line, match)
  })
  return all
}

/** Pairs lines without a shared word that stand at the same distance between paired ones. */
function fillPairs(pairs: ReadonlyMap<number, number>, newerCount: number, olderCount: number): Map<number, number> {
  const filled = new Map(pairs)
  const taken = new Set(pairs.values())
  const nextPaired: (number | undefined)[] = Array(newerCount)
  for (let line = newerCount - 1, next: number | undefined; line >= 0; line--) {
    nextPaired[line] = next
    if (pairs.has(line)) next = line
  }
  for (let line = 0; line < newerCount; line++) {
    if (filled.has(line)) continue
    const before = line === 0 ? -1 : filled.get(line - 1)
    if (before === undefined) continue
    const candidate = before + 1
    const next = nextPaired[line]
    const isRoom =
      next === undefined ? newerCount - line === olderCount - candidate : (pairs.get(next) as number) - candidate === next - line
    if (candidate < olderCount && !taken.has(candidate) && isRoom) {
      filled.set(line, candidate)
      taken.add(candidate)
    }
  }
  return filled
}

/** Tells whether some words of a grid, in cells that are chosen, stand nowhere in the other one. */
function hasOwnWords(grid: Grid, isChosen: (row: number, column: number) => boolean, partner: Int32Array, other: Grid): boolean {
  const [first, end] = [other.firstWords[0] as number, other.firstWords.at(-1) as number]
  return grid.rowOfCell.some((row, cell) => {
    if (!isChosen(row, grid.columnOfCell[cell] as number)) return false
    for (let word = grid.firstWords[cell] as number; word < (grid.firstWords[cell + 1] as number); word++) {
      const match = partner[word] as number
      if (match < first || match >= end) return true
    }
    return false
  })
}

function sameWords(a: string, b: string): boolean {
  return a === b || comparedForm(a) === comparedForm(b)
}

type LinePair = readonly [newer: number, older: number]

const sortedLines = (lines: ReadonlyMap<number, number>): LinePair[] => [...lines].sort((x, y) => x[0] - y[0])

/** Rows or columns outside the order that most of a table is in. */
function movedLines(lines: readonly LinePair[], weightOf: (newer: number) => number): { older: number; newer: number }[] {
  const runs = lines.map(([newer, older]) => ({ newer, older, length: 1 + weightOf(newer) }))
  return inOrder(runs).moved.map(({ older, newer }) => ({ older, newer }))
}

/** Pairs rows and columns: by words first, then lines that say the same in a table with other lines, then by what stands around. */
function pairGrids(older: Grid, newer: Grid, pairing: Pairing): [rows: Map<number, number>, columns: Map<number, number>] {
  const sharedColumns = sortedLines(pairLines(older, newer, pairing.older, 'columnOfCell'))
  const textsOf = (count: number, cellsOf: (line: number) => readonly (string | undefined)[]) =>
    Array.from({ length: count }, (_, line) =>
      cellsOf(line)
        .map((text) => comparedForm(text ?? ''))
        .join('\n'),
    )
  const sameRows = pairSame(
    pairLines(older, newer, pairing.older, 'rowOfCell'),
    textsOf(newer.cells.length, (row) => sharedColumns.map(([column]) => newer.cells[row]?.[column])),
    textsOf(older.cells.length, (row) => sharedColumns.map(([, column]) => older.cells[row]?.[column])),
  )
  const rows = fillPairs(sameRows, newer.cells.length, older.cells.length)
  const orderedRows = sortedLines(rows)
  const sameColumns = pairSame(
    new Map(sharedColumns),
    textsOf(newer.columns, (column) => orderedRows.map(([row]) => newer.cells[row]?.[column])),
    textsOf(older.columns, (column) => orderedRows.map(([, row]) => older.cells[row]?.[column])),
  )
  return [rows, fillPairs(sameColumns, newer.columns, older.columns)]
}

/** Lists what changed between two editions of a table. */
export function compareTables(
  [older, newer]: readonly [ComparedBlock, ComparedBlock],
  [olderList, newerList]: readonly [WordList, WordList],
  [olderIndex, newerIndex]: readonly [number, number],
  pairing: Pairing,
): TableChange[] {
  const none = new Int32Array([0])
  const a = gridOf(older, olderList.cellsOfBlock.get(olderIndex) ?? none)
  const b = gridOf(newer, newerList.cellsOfBlock.get(newerIndex) ?? none)
  const [rows, columns] = pairGrids(a, b, pairing)
  const changes: TableChange[] = []
  const missing = (count: number, has: (line: number) => boolean) =>
    Array.from({ length: count }, (_, line) => line).filter((line) => !has(line))
  const [olderRows, olderColumns] = [new Set(rows.values()), new Set(columns.values())]
  for (const line of missing(b.columns, (at) => columns.has(at))) changes.push({ kind: 'column-added', newer: line })
  for (const line of missing(a.columns, (at) => olderColumns.has(at))) changes.push({ kind: 'column-removed', older: line })
  for (const line of missing(b.cells.length, (at) => rows.has(at))) changes.push({ kind: 'row-added', newer: line })
  for (const line of missing(a.cells.length, (at) => olderRows.has(at))) changes.push({ kind: 'row-removed', older: line })
  const [orderedRows, orderedColumns] = [sortedLines(rows), sortedLines(columns)]
  const [weightOfRow, weightOfColumn] = [
    (row: number) => (b.cells[row] ?? []).join('').length,
    (column: number) => b.cells.reduce((sum, row) => sum + (row[column] ?? '').length, 0),
  ]
  for (const pair of movedLines(orderedColumns, weightOfColumn)) changes.push({ kind: 'column-moved', ...pair })
  for (const pair of movedLines(orderedRows, weightOfRow)) changes.push({ kind: 'row-moved', ...pair })
  for (const [row, olderRow] of orderedRows)
    for (const [column, olderColumn] of orderedColumns) {
      const before = a.cells[olderRow]?.[olderColumn] ?? ''
      const after = b.cells[row]?.[column] ?? ''
      if (!sameWords(before, after))
        changes.push({
          kind: 'cell-changed',
          older: { row: olderRow, column: olderColumn, text: before },
          newer: { row, column, text: after },
        })
    }
  // If each word stands in both tables, lines of a cell were read as rows, or a row as lines of a cell.
  return orderTableChanges(changes.filter((change) => isOfWords(change, [a, b], pairing)))
}

/** Tells whether a change of a table is one of words, or of the order of lines that say the same. */
function isOfWords(change: TableChange, [a, b]: readonly [Grid, Grid], pairing: Pairing): boolean {
  const inOlder = (isChosen: (row: number, column: number) => boolean) => hasOwnWords(a, isChosen, pairing.newer, b)
  const inNewer = (isChosen: (row: number, column: number) => boolean) => hasOwnWords(b, isChosen, pairing.older, a)
  switch (change.kind) {
    case 'row-added':
      return inNewer((row) => row === change.newer)
    case 'column-added':
      return inNewer((_, column) => column === change.newer)
    case 'row-removed':
      return inOlder((row) => row === change.older)
    case 'column-removed':
      return inOlder((_, column) => column === change.older)
    case 'cell-changed':
      return (
        inOlder((row, column) => row === change.older.row && column === change.older.column) ||
        inNewer((row, column) => row === change.newer.row && column === change.newer.column)
      )
    default:
      return true
  }
}
