import type { PageLines, TextLine } from '../layout/page-word.ts'
import { type EdgeRow, edgeRows, SAME_PLACE, ZONE } from './edge-rows.ts'
import { isNameAlone } from './read-number.ts'

/** Pages within which a running title comes again. */
const NEAR_PAGES = 4
/** Part of a document's artifacts that stand at the edges of pages, from which on they are believed. */
const BELIEVED_ARTIFACTS = 0.95
const PAGE_NUMBER =
  /^[\s\-–—[(|]*(?:page|seite|pagina|página|стр\.?|p\.)?\s*(?:\p{Nd}{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur|из)\s*\p{Nd}{1,4})?[\s\-–—\])|]*$/iu
const CONTINUED =
  /^\(?(?:continued (?:from|on)|continues on) (?:the )?(?:next|previous) page\)?$|^table \S+ [—–-] continued from previous page$/i
const LICENCE =
  /licen[sc]ed (?:to|by|for|exclusively)|downloaded (?:by|from|on)|no (?:further )?reproduction|not for resale|copyright .{0,80}all rights reserved|^©.{0,80}(?:rights reserved|\d{4})|provided by .{0,30}under licen[sc]e|this copy (?:is|was)/i

/** Last line of a paragraph that the page before begins: of a word or two it may stand on other pages too. */
const END_OF_SENTENCE = /^\p{Ll}[^\p{Nd}\s.]*(?: [^\p{Nd}\s.]+)?[.;]$/u

/**
 * Drops headers, footers, page numbers and licence lines. They stand at the edge of the page and come again on other pages at
 * the same place: with the same words (numbers aside), or as page numbers. A place where most rows come again is a running
 * title's, so that the title of a short chapter is dropped too. Marks that come again anywhere on most pages are watermarks.
 * Artifacts of tagged PDFs are dropped too where they are believed; headings of such files are none.
 * Pages that have nothing else keep it: a document is not without text because all its pages are alike.
 */
export function dropFurniture(pages: readonly PageLines[]): PageLines[] {
  const rows = pages.flatMap((page, at) => edgeRows(page, at))
  const artifacts = artifactsAtEdges(pages)
  const dropped = new Set<TextLine>([...repeatedAnywhere(pages), ...artifacts])
  const isHeading = ({ lines }: EdgeRow) => artifacts.length > 0 && lines.every(({ tag }) => tag?.role === 'heading')
  const nearOf = findNear(rows)
  const cover = new Set(pages[0]?.lines.map(({ text }) => text))
  const found = new Set(rows.filter((row) => isFurniture(row, nearOf, pages.length) || isOfCover(row, cover)))
  for (const row of rows.filter((one) => !isHeading(one)))
    if (found.has(row) || isAtRunningPlace(row, nearOf, found)) for (const line of row.lines) dropped.add(line)
  const kept = pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !dropped.has(line)) }))
  return kept.some(({ lines }) => lines.length > 0) ? kept : [...pages]
}

type NearRows = (row: EdgeRow) => readonly EdgeRow[]

/** Finds the rows of other pages that stand at the place of a row. */
function findNear(rows: readonly EdgeRow[]): NearRows {
  const keyOf = (atTop: boolean, place: number) => `${atTop} ${place}`
  const placeOf = ({ middle }: EdgeRow) => Math.round(middle / SAME_PLACE)
  const places = Map.groupBy(rows, (row) => keyOf(row.atTop, placeOf(row)))
  return (row) =>
    [-1, 0, 1]
      .flatMap((step) => places.get(keyOf(row.atTop, placeOf(row) + step)) ?? [])
      .filter((other) => other.page !== row.page && Math.abs(other.middle - row.middle) <= SAME_PLACE)
}

function isFurniture(row: EdgeRow, nearOf: NearRows, pageCount: number): boolean {
  if (LICENCE.test(row.text)) return true
  if (isCounted(row, nearOf, pageCount)) return true
  if (row.isLarge || isNameAlone(row.text) || END_OF_SENTENCE.test(row.text)) return false
  if (PAGE_NUMBER.test(row.text) && (pageCount > 1 || !row.atTop)) return isPageNumber(row, nearOf)
  const near = nearOf(row)
  const same = near.filter(({ mask, parts }) => mask === row.mask || parts.some((part) => row.parts.includes(part)))
  if (row.mask.replace(/[^\p{L}#]/gu, '').length < 2) return same.length >= 2
  const close = same.filter(({ page }) => Math.abs(page - row.page) <= NEAR_PAGES)
  // A title page may have no header.
  const fewest = pageCount === 3 && row.page > 0 && row.isOutermost ? 1 : pageCount - 1
  return pageCount <= 3 ? same.length >= fewest && pageCount > 1 : close.length >= 1 && same.length >= 2
}

/** Tells a row whose number counts the pages on. */
const isCounted = (row: EdgeRow, nearOf: NearRows, pageCount: number) =>
  row.counted !== undefined &&
  nearOf(row).filter(({ counted }) => counted === row.counted).length >= Math.max(1, Math.min(2, pageCount - 1))

/** Tells a row that says again what the first page says, as the header of a document of two pages does. */
function isOfCover({ page, lines, text, isLarge, isOutermost }: EdgeRow, cover: ReadonlySet<string>): boolean {
  if (page === 0 || isLarge || !isOutermost || END_OF_SENTENCE.test(text)) return false
  const said = lines.filter((line) => !PAGE_NUMBER.test(line.text))
  return said.length > 0 && said.every(({ text: own, bold, spans }) => cover.has(own) && bold < spans.length / 2)
}

/** Tells a page number from a number: it is the page's own (counted from some page on), or numbers stand there on other pages. */
function isPageNumber(row: EdgeRow, nearOf: NearRows): boolean {
  const others = nearOf(row).filter(({ text }) => PAGE_NUMBER.test(text))
  return others.length > 0 || !row.atTop || Number.parseInt(row.text, 10) === row.page + 1
}

/** Tells whether most rows at this place are furniture, and this one stands alone as they do. */
function isAtRunningPlace(row: EdgeRow, nearOf: NearRows, found: ReadonlySet<EdgeRow>): boolean {
  const near = nearOf(row).filter(({ middle }) => Math.abs(middle - row.middle) <= 8)
  if (near.length < 4) return false
  return near.filter((other) => found.has(other)).length >= 0.6 * near.length && row.lines.every(({ text }) => text.length < 120)
}

/** Lists the artifacts at the edges of pages, where nearly all artifacts stand there: in some files text of the page is tagged so. */
function artifactsAtEdges(pages: readonly PageLines[]): TextLine[] {
  const isAtEdge = ({ top, bottom }: TextLine, height: number) => bottom < ZONE * height || top > (1 - ZONE) * height
  const artifacts = pages.flatMap(({ lines, height }) =>
    lines.filter(({ tag }) => tag?.role === 'artifact').map((line) => ({ line, atEdge: isAtEdge(line, height) })),
  )
  const atEdges = artifacts.filter(({ atEdge }) => atEdge)
  return atEdges.length >= BELIEVED_ARTIFACTS * artifacts.length ? atEdges.map(({ line }) => line) : []
}

/** Tells a line of the head of a table, which each of its pages has again. */
const isHead = ({ tag }: TextLine) => tag?.cell?.row === 0

/** Tells whether no line of a paragraph is above or below, and it is no cell in a row of several. */
function isAlone(line: TextLine, lines: readonly TextLine[]): boolean {
  const isNear = (other: TextLine) =>
    Math.abs(other.bottom - line.bottom) < 1.8 * line.size && Math.abs(other.left - line.left) < 30
  const isInRow = lines.filter((other) => Math.abs(other.bottom - line.bottom) < SAME_PLACE).length > 2
  return !isInRow && !lines.some((other) => other !== line && isNear(other))
}

function* repeatedAnywhere(pages: readonly PageLines[]): Iterable<TextLine> {
  for (const { lines } of pages) for (const line of lines) if (CONTINUED.test(line.text)) yield line
  if (pages.length < 4) return
  const keyOf = ({ text, left, top }: TextLine) => `${text}\n${Math.round(left / 20)} ${Math.round(top / 20)}`
  const counts = new Map<string, number>()
  for (const { lines } of pages) for (const key of new Set(lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { lines } of pages)
    for (const line of lines)
      if ((counts.get(keyOf(line)) ?? 0) >= 0.6 * pages.length && isAlone(line, lines) && !isHead(line)) yield line
}
