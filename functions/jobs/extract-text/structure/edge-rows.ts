import { asciiDigits } from '#document-text/ascii-digits.ts'
import { isSameRow } from '../layout/join-words.ts'
import type { PageLines, TextLine } from '../layout/page-word.ts'

/** Part of a page's height at its top and bottom in which headers and footers stand. */
export const ZONE = 0.13
/** The same for an outermost row that stands apart: pages for another size of paper have it nearer to their middle. */
const FAR_ZONE = 0.18
const APART = 1.2
/** Rows that a header or a footer has at most. */
const MAX_ROWS = 4
/** Distance in tenths of a point at which two rows stand at one place. */
export const SAME_PLACE = 25
const LARGE = 1.2
/** letters of a part of a row that is known again on other pages */
const MIN_PART = 3
/** Room between a page number and a running title, as a part of the size of the type; that behind the number of a heading is smaller. */
const NUMBER_GAP = 4
const COUNTED = /^\[?(?:page|seite|página|pagina|стр\.?|p\.)?\s?(\p{Nd}{1,4})\]?$/iu
const NUMBERS = /\p{Nd}+|\b[ivxlc]+\b/giu
/** Room between rows of a table at most, as a part of the size of the type. */
const TABLE_GAP = 1

/** A row at an edge of a page, which may be a header or a footer. */
export interface EdgeRow {
  readonly page: number
  readonly lines: readonly TextLine[]
  /** text with numbers masked */
  readonly mask: string
  /** those of its parts, with the places where they begin and end: one says the document where another says the chapter */
  readonly parts: readonly string[]
  readonly text: string
  readonly middle: number
  readonly atTop: boolean
  /** larger than the text of its page, as titles are */
  readonly isLarge: boolean
  /** number at its left or right end, far from its other parts, less the number of its page */
  readonly counted?: number
  /** nothing is above it, or below */
  readonly isOutermost: boolean
}

/** Lists the outermost rows of a page in the zones of headers and footers. */
export function edgeRows({ lines, height }: PageLines, page: number): EdgeRow[] {
  const sorted = [...lines].sort((a, b) => a.top - b.top)
  const groups: TextLine[][] = []
  for (const line of sorted) {
    const group = groups.at(-1)
    if (group && isSameRow(group[0] as TextLine, line)) group.push(line)
    else groups.push([line])
  }
  const usual = usualSize(lines)
  const rowOf = (own: readonly TextLine[], atTop: boolean): EdgeRow => {
    const given = [...own].sort((a, b) => a.left - b.left)
    const text = given.map((line) => line.text).join(' ')
    const middle = Math.max(...given.map(({ bottom }) => bottom))
    return {
      page,
      lines: given,
      text,
      mask: maskOf(text),
      parts: given.length > 1 ? given.flatMap(partsOf) : [],
      middle,
      atTop,
      ...countedIn(given, page),
      isLarge: given.every(({ size }) => size > LARGE * usual),
      isOutermost: own === groups[0] || own === groups.at(-1),
    }
  }
  const isFar = (group: readonly TextLine[], next: readonly TextLine[] | undefined) => {
    const [one, other] = [group[0] as TextLine, next?.[0]]
    return other !== undefined && Math.max(one.top - other.bottom, other.top - one.bottom) > APART * one.size
  }
  const isTop = (group: readonly TextLine[]) => {
    const { bottom } = group[0] as TextLine
    return bottom < ZONE * height || (bottom < FAR_ZONE * height && group === groups[0] && isFar(group, groups[1]))
  }
  const isBottom = (group: readonly TextLine[]) => {
    const { top } = group[0] as TextLine
    return top > (1 - ZONE) * height || (top > (1 - FAR_ZONE) * height && group === groups.at(-1) && isFar(group, groups.at(-2)))
  }
  const [first, last] = [groups.slice(0, MAX_ROWS).filter(isTop), groups.slice(-MAX_ROWS).filter(isBottom)]
  const ofTables = new Set([...rowsOfTables(groups, first, 1, isTop), ...rowsOfTables(groups, last, -1, isBottom)])
  return [
    ...first.filter((group) => !ofTables.has(group)).map((group) => rowOf(group, true)),
    ...last.filter((group) => !ofTables.has(group)).map((group) => rowOf(group, false)),
  ]
}

type Row = readonly TextLine[]

/** Lists the rows at an edge that begin a table which reaches farther into the page. */
function rowsOfTables(rows: readonly Row[], atEdge: readonly Row[], step: 1 | -1, isAtEdge: (row: Row) => boolean): Row[] {
  return atEdge.flatMap((row) => {
    const from = rows.indexOf(row)
    const to = endOfTable(rows, from, step)
    return to === undefined || isAtEdge(rows[to] as Row) ? [] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  })
}

/**
 * Finds the last row, from the edge on, of a table: rows that follow closely, of parts at the same places or of cells, and lines that
 * go on with a cell.
 */
function endOfTable(groups: readonly Row[], from: number, step: 1 | -1): number | undefined {
  const columns = [...(groups[from] as Row)]
  let [at, rows] = [from, 0]
  for (let next = groups[at + step]; next; next = groups[at + step]) {
    const kind = kindInTable(groups[at] as Row, next, columns)
    if (!kind) break
    if (kind === 'row') rows += 1
    columns.push(...next)
    at += step
  }
  return rows === 0 ? undefined : at
}

/** Tells whether a row below another one, or above it, is of its table, or goes on with a cell of it. */
function kindInTable([a]: Row, next: Row, columns: Row): 'row' | 'line' | undefined {
  const b = next[0]
  if (!a || !b) return undefined
  if (a.tag?.cell && b.tag?.cell) return a.tag.cell.table === b.tag.cell.table ? 'row' : undefined
  const start = Math.min(...columns.map(({ left }) => left))
  const second = Math.min(...columns.map(({ left }) => left).filter((left) => left > start + SAME_PLACE))
  if (second === Number.POSITIVE_INFINITY || Math.max(b.top - a.bottom, a.top - b.bottom) > TABLE_GAP * a.size) return undefined
  const aligned = next.filter((line) => columns.some(({ left }) => Math.abs(left - line.left) < SAME_PLACE))
  if (aligned.length >= 2) return 'row'
  return aligned.length === next.length && (b.left > start + SAME_PLACE || b.right < second) ? 'line' : undefined
}

/** Reads the page number at an end of a row, as it stands to the place of its page in the file. */
function countedIn(row: readonly TextLine[], page: number): Pick<EdgeRow, 'counted'> {
  const ends = [
    { line: row[0] as TextLine, beside: row[1] },
    { line: row.at(-1) as TextLine, beside: row.at(-2) },
  ]
  const isApart = (a: TextLine, b: TextLine | undefined) =>
    b !== undefined && Math.max(b.left - a.right, a.left - b.right) > NUMBER_GAP * Math.max(a.size, b.size)
  const end = ends.find(({ line, beside }) => COUNTED.test(line.text) && isApart(line, beside))
  const [, number = ''] = COUNTED.exec(end?.line.text ?? '') ?? []
  return number ? { counted: Number.parseInt(asciiDigits(number), 10) - page } : {}
}

/** Number of a clause before its title: at the tops of pages the same title has another one. */
const CLAUSE_NUMBER = /^\p{Nd}+(?:\.\p{Nd}+)+\.?(?=\s+\p{L}{2})/u

function maskOf(text: string): string {
  const [number = ''] = CLAUSE_NUMBER.exec(text) ?? []
  return number + text.slice(number.length).replace(NUMBERS, '#').toLowerCase()
}

/** Key of a part that left and right pages have on different sides. Words alone are those of a table's head. */
const onEitherSide = (mask: string): string[] => (mask.includes('#') ? [mask] : [])

/** Keys of a part that is long enough to be known again, at its left and at its right. */
function partsOf({ text, left, right }: TextLine): string[] {
  const mask = maskOf(text)
  if (mask.replace(/[^\p{L}#]/gu, '').length < MIN_PART) return []
  return [`${mask} from ${Math.round(left / SAME_PLACE)}`, `${mask} to ${Math.round(right / SAME_PLACE)}`, ...onEitherSide(mask)]
}

function usualSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}
