import { columnOf, type PlainLine } from './plain-line.ts'

const BORDER = /^[+|├└┌╞╘╒][-─=═:+|┬┼┴┐┤┘╤╪╧╕╡╛]+$/u
const CORNER = /[+|├└┌╞╘╒┬┼┴┐┤┘╤╪╧╕╡╛]/u
const BAR = /[|│]/u
const RULE = /^[-=─═]{3,}(?:\s+[-=─═]{3,})+$/u
/** Characters of a column at least: what is narrower draws the bits of a message. */
const MIN_WIDTH = 3
const MIN_ROWS = 2

type Row = readonly string[]

/** Reads a table that is drawn with characters, with borders or with a rule below its head; undefined for other drawings. */
export function drawnTable(group: readonly PlainLine[]): Row[] | undefined {
  const indent = Math.min(...group.map(columnOf))
  const lines = group.map(({ text }) => text.slice(indent))
  const rows = borderedRows(lines) ?? ruledRows(lines)
  return rows && rows.length >= MIN_ROWS ? rows : undefined
}

/** Reads rows between bars, of which each stands below a corner of the borders. */
function borderedRows(lines: readonly string[]): Row[] | undefined {
  const borders = lines.flatMap((line, at) => (BORDER.test(line) ? [at] : []))
  const [first] = borders
  if (first === undefined || first > 1) return undefined
  const places = [...(lines[first] as string)].flatMap((sign, at) => (CORNER.test(sign) ? [at] : []))
  if (places.length < 3 || places.some((place, at) => at > 0 && place - (places[at - 1] as number) <= MIN_WIDTH)) return undefined
  const isKept = lines.every((line) => places.every((place) => (BORDER.test(line) ? CORNER : BAR).test(line[place] ?? '')))
  if (!isKept) return undefined
  const parts = partsBetween(lines, borders).map((part) => part.map((line) => cellsAt(line, places)))
  // Borders between all rows part these; else a line is a row.
  const [head = [], ...body] = parts
  return body.length > 1 ? parts.map(joinedLines) : [joinedLines(head), ...rowsOfLines(body.flat())]
}

const partsBetween = (lines: readonly string[], borders: readonly number[]): (readonly string[])[] =>
  [-1, ...borders].map((from, at) => lines.slice(from + 1, borders[at] ?? lines.length)).filter((part) => part.length > 0)

const cellsAt = (line: string, places: readonly number[]): Row =>
  places.slice(1).map((end, at) => line.slice((places[at] as number) + 1, end).trim())

/** Reads rows below a rule that has a gap between its columns. */
function ruledRows(lines: readonly string[]): Row[] | undefined {
  const rules = lines.flatMap((line, at) => (RULE.test(line.trim()) ? [at] : []))
  const [first] = rules
  if (first === undefined || first > 2) return undefined
  const columns = [...(lines[first] as string).matchAll(/\S+/g)].map(
    ({ index, 0: rule }) => [index, index + rule.length] as const,
  )
  const texts = lines.filter((_, at) => !rules.includes(at))
  const isKept = texts.every((line) =>
    columns.every(([from], at) => at === 0 || line.slice((columns[at - 1] as readonly [number, number])[1], from).trim() === ''),
  )
  if (!isKept) return undefined
  const cells = texts.map((line) => columns.map(([from], at) => line.slice(at === 0 ? 0 : from, columns[at + 1]?.[0]).trim()))
  const head = lines.slice(0, first).length
  return head === 0 ? rowsOfLines(cells) : [joinedLines(cells.slice(0, head)), ...rowsOfLines(cells.slice(head))]
}

/** Joins lines of cells to a row. */
const joinedLines = (lines: readonly Row[]): Row =>
  (lines[0] ?? []).map((_, column) =>
    lines
      .map((line) => line[column] ?? '')
      .filter(Boolean)
      .join(' '),
  )

/** Reads each line as a row; one without a first cell goes on with the row above. */
function rowsOfLines(lines: readonly Row[]): Row[] {
  const rows: Row[][] = []
  for (const line of lines) {
    if (line[0] === '' && rows.length > 0) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.map(joinedLines)
}
