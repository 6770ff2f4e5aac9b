import { nameClauses } from '#document-text/clause-ids.ts'
import type { DocumentText, PageSize } from '#document-text/document-text.ts'
import { isSameRow } from '../layout/join-words.ts'
import type { PageLines } from '../layout/page-word.ts'
import type { PdfContent } from '../layout/pdf-content.ts'
import { BlockBuilder } from './build-blocks.ts'
import { dropContents } from './drop-contents.ts'
import { dropFurniture } from './drop-furniture.ts'
import { findFootnotes } from './find-footnotes.ts'
import { findHeadings } from './find-headings.ts'
import { partLanguages } from './languages/part-languages.ts'
import { columnEdges, type Edges } from './lines/column-edges.ts'
import { type FlowLine, joinRow, type LineRow, usualOf } from './lines/flow-line.ts'
import { vocabularyOf } from './lines/join-lines.ts'
import { placeLine } from './lines/place-line.ts'
import { giveNatures } from './natures.ts'
import { isNameAlone, readNumber } from './read-number.ts'
import { findTables } from './tables/find-tables.ts'
import { type DetectedTable, isTaggedTable } from './tables/table-part.ts'
import { cellsByTags, tableOf, withoutFalseTables } from './tables/tagged-table.ts'
import { typedPages } from './typed-pages.ts'

/** Part of the letters of a document outside its tables, at least, to tell its type. */
const MIN_OUTSIDE = 0.1

/** Headings of a document in one type at least: else it is a listing. */
const MIN_TYPED_HEADINGS = 2

/** Makes the model of a PDF from its lines: pure, so that the same lines give the same model. */
export function textOfPdf({ pages, outline }: PdfContent): DocumentText {
  const typed = typedPages(pages)
  const text = typed && readPages(typed.pages, outline, typed.indent)
  return text && text.clauses.length >= MIN_TYPED_HEADINGS ? text : readPages(pages, outline)
}

function readPages(pages: readonly PageLines[], outline: PdfContent['outline'], indent?: number): DocumentText {
  const kept = dropFurniture(pages)
  const texts = partLanguages(kept)
  const rows = texts.flatMap(({ pages: own }, side) => dropContents(own.flatMap((page, at) => rowsOf(page, at, side))))
  const lines = rows.flat()
  const tables = findTables(rows, usualOf(lines))
  const usual = { ...usualOf(outsideTables(rows, tables)), ...(indent !== undefined && { indent }) }
  const tableFrom = new Map(tables.map((table) => [table.from, table]))
  const elements: (FlowLine | undefined)[] = []
  const tableAt = new Map<number, DetectedTable>()
  for (let at = 0; at < rows.length; at++) {
    const [row, next] = [rows[at] as LineRow, rows[at + 1]]
    const table = tableFrom.get(at) ?? taggedTable(row, at)
    if (next && isNumberBelow(row, next)) {
      elements.push(joinRow([...row, ...next]))
      at += 1
      continue
    }
    if (table) tableAt.set(elements.length, table)
    elements.push(table ? undefined : joinRow(row))
    if (table) at = table.to - 1
  }
  const headings = findHeadings(elements, outline, usual)
  const footnotes = findFootnotes(elements, usual, headings)
  const languages = texts.map(({ language }) => language)
  const builder = new BlockBuilder(
    usual,
    vocabularyOf(lines),
    (line) => placeLine(line, pages[line.page] as PageLines),
    languages,
  )
  for (let at = 0; at < elements.length; at++) {
    const [line, heading] = [elements[at], headings.get(at)]
    if (!line) builder.addTable(tableAt.get(at) ?? { cells: [] })
    else if (heading) {
      builder.addHeading(heading, elements.slice(at, at + heading.lines) as FlowLine[])
      at += heading.lines - 1
    } else if (footnotes.has(at)) builder.addFootnote(line)
    else builder.addLine(line)
  }
  const { clauses, blocks } = builder.finish()
  return {
    source: 'pdf',
    language: '',
    pages: kept.map(sizeOf),
    clauses: nameClauses(giveNatures(clauses)),
    blocks,
  }
}

/** Lines of a document that are in no table, where they are enough to tell its usual type: cells are often smaller. */
function outsideTables(rows: readonly LineRow[], tables: readonly DetectedTable[]): readonly FlowLine[] {
  const isInside = new Uint8Array(rows.length)
  for (const { from, to } of tables) isInside.fill(1, from, to)
  const outside = rows.filter((row, at) => !isInside[at] && !isTaggedTable(row)).flat()
  const lettersOf = (lines: readonly FlowLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0)
  const all = rows.flat()
  return lettersOf(outside) >= MIN_OUTSIDE * lettersOf(all) ? outside : all
}

/** Tells the number of a heading below its name: “CHAPTER” and, on the next line, “ONE”. */
function isNumberBelow(row: LineRow, next: LineRow): boolean {
  const [name, number] = [row[0] as FlowLine, next[0] as FlowLine]
  if (row.length > 1 || next.length > 1 || !isNameAlone(name.text) || name.page !== number.page) return false
  return readNumber(`${name.text} ${number.text}`)?.title === ''
}

/** Size of the page as it is shown, and whether it is a picture without text, or its text is no ink. */
function sizeOf({ width, height, turn, frame, lines, isPicture, layer }: PageLines): PageSize {
  const size = { ...(turn % 2 ? { width: height, height: width } : { width, height }), ...(frame && { frame }) }
  if (layer) return { ...size, layer }
  return isPicture && lines.length === 0 ? { ...size, scan: true } : size
}

function taggedTable(row: LineRow, at: number): DetectedTable | undefined {
  return isTaggedTable(row) ? { from: at, to: at + 1, cells: cellsByTags(row) ?? [] } : undefined
}

/** Rows of a page: lines at one height, and each table that the tags tell. */
function rowsOf({ lines }: PageLines, page: number, side: number): LineRow[] {
  const edges = columnEdges(lines)
  const placed = withoutFalseTables(lines.map((line, at) => ({ ...line, page, side, ...(edges[at] as Edges) })))
  const rows: FlowLine[][] = []
  for (const line of placed) {
    const row = rows.at(-1)
    const [table, last] = [tableOf(line), row && tableOf(row[0] as FlowLine)]
    if (row && table === last && (table !== undefined || isSameRow(row[0] as FlowLine, line))) row.push(line)
    else rows.push([line])
  }
  return rows
}
