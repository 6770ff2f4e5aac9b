import { lettersOf } from '#anchors/letters-of.ts'
import type { ChangedText, ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import type { SideName } from '../pages/scroll-pairs.ts'

/** Letters [start, end) of a page. */
export type LetterSpan = readonly [start: number, end: number]

/** Letters of a page in reading order, and the cells of its tables, row by row, as stretches of these. */
export interface PageLetters {
  readonly letters: string
  readonly tables: readonly (readonly (readonly LetterSpan[])[])[]
}

/** Change as a page shows it. */
export interface PlacedMark {
  readonly number: number
  readonly kind: TextChange['kind']
  /** text of the change, to which a list of changes leads */
  readonly place: LetterSpan
  /** words that differ */
  readonly stretches: readonly LetterSpan[]
}

/** Letters of each UTF-16 unit of a text, summed up: where a character stands among the letters. */
function lettersBefore(text: string): number[] {
  const sums = [0]
  for (let at = 0; at < text.length; at++) sums.push((sums[at] as number) + lettersOf(text[at] as string).length)
  return sums
}

/** Letters of a text, unit by unit, as a page counts them. */
export const unitLetters = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => lettersOf(text[at] as string)).join('')

/** Letters from which a text is taken where it stands but once, wherever that is. */
const MIN_SURE = 8

class Finder {
  readonly #letters: string
  #cursor = 0

  constructor(letters: string) {
    this.#letters = letters
  }

  /** Finds letters behind what was found before, or else anywhere, if they stand there but once. */
  find(sought: string): LetterSpan | undefined {
    if (sought === '') return undefined
    const next = this.#letters.indexOf(sought, this.#cursor)
    const first = next >= 0 ? next : this.#letters.indexOf(sought)
    if (first < 0) return undefined
    const isOnly = sought.length >= MIN_SURE && this.#letters.indexOf(sought) === this.#letters.lastIndexOf(sought)
    if (next < 0 && !isOnly) return undefined
    if (next >= 0) this.#cursor = next
    return [first, first + sought.length]
  }
}

/** Spans of characters of a side that differ; the whole text where the other side has none. */
function spansOf({ kind, edits, older, newer }: TextChange, side: SideName, { text }: ChangedText): readonly LetterSpan[] {
  if (!older || !newer || kind === 'moved') return [[0, text.length]]
  return edits.map((edit) => (side === 'older' ? [edit[0], edit[1]] : [edit[2], edit[3]]))
}

/** Places lines of a text, one after the other, and says where a character of it stands. */
function placeLines(
  finder: Finder,
  text: string,
): { readonly place: LetterSpan; readonly at: (span: LetterSpan) => LetterSpan[] } | undefined {
  let offset = 0
  const lines = text.split('\n').flatMap((line) => {
    const start = offset
    offset += line.length + 1
    const found = finder.find(unitLetters(line))
    return found ? [{ start, end: start + line.length, found, sums: lettersBefore(line) }] : []
  })
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  return {
    place: [first.found[0], last.found[1]],
    at: ([from, to]) =>
      lines.flatMap(({ start, end, found, sums }): LetterSpan[] => {
        const [a, b] = [Math.max(from, start), Math.min(to, end)]
        if (a >= b) return []
        const [begin, stop] = [found[0] + (sums[a - start] as number), found[0] + (sums[b - start] as number)]
        return begin < stop ? [[begin, stop]] : []
      }),
  }
}

const BETWEEN_CELLS = ' | '

/** Finds the cells of a row, a column or a cell that a change is about; none where more than one fits. */
function cellsOf({ letters, tables }: PageLetters, { text, table }: ChangedText): readonly LetterSpan[] {
  const lettersIn = ([start, end]: LetterSpan) => letters.slice(start, end)
  const sought = text.split(BETWEEN_CELLS).map(unitLetters).join('\n')
  const rowHead = table?.row === undefined ? undefined : unitLetters(table.row)
  const columnHead = table?.column === undefined ? undefined : unitLetters(table.column)
  const isSought = (cells: readonly LetterSpan[]) => cells.map(lettersIn).join('\n') === sought
  const found = tables.flatMap((rows): (readonly LetterSpan[])[] => {
    const columns = (rows[0] ?? []).map((_, at) => rows.flatMap((row): LetterSpan[] => (row[at] ? [row[at]] : [])))
    const single = rows.flatMap((row) =>
      row.flatMap((cell, column): (readonly LetterSpan[])[] => {
        const isInRow = rowHead === undefined || row[0] === cell || (row[0] !== undefined && lettersIn(row[0]) === rowHead)
        const head = rows[0]?.[column]
        const isInColumn = columnHead === undefined || head === cell || (head !== undefined && lettersIn(head) === columnHead)
        return isInRow && isInColumn && isSought([cell]) ? [[cell]] : []
      }),
    )
    return [
      ...single,
      ...rows.filter((row) => row.length > 1 && isSought(row)),
      ...columns.filter((one) => one.length > 1 && isSought(one)),
    ]
  })
  return found.length === 1 ? (found[0] as readonly LetterSpan[]) : []
}

/** Finds on a page what changed on one side; what cannot be found for sure is left out. */
export function placeMarks(page: PageLetters, { changes }: Pick<ComparisonResult, 'changes'>, side: SideName): PlacedMark[] {
  const finder = new Finder(page.letters)
  return changes.flatMap((change, number): PlacedMark[] => {
    const own = change[side]
    if (!own) return []
    const spans = spansOf(change, side, own)
    if (change.block === 'table') {
      const cells = cellsOf(page, own)
      const [first, last] = [cells[0], cells.at(-1)]
      if (!first || !last) return []
      const sums = lettersBefore(own.text)
      const isCell = cells.length === 1
      const stretches = isCell
        ? spans.map(([from, to]): LetterSpan => [first[0] + (sums[from] as number), first[0] + (sums[to] as number)])
        : cells
      return [{ number, kind: change.kind, place: [first[0], last[1]], stretches }]
    }
    const lines = placeLines(finder, own.text)
    return lines ? [{ number, kind: change.kind, place: lines.place, stretches: spans.flatMap(lines.at) }] : []
  })
}
