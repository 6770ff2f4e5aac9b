import { asciiDigits } from '#document-text/ascii-digits.ts'
import { isSameRow } from '../layout/join-words.ts'
import type { PageLines, TextLine } from '../layout/page-word.ts'
import { isNameAlone } from './read-number.ts'

/** Part of a page's height at its top and bottom in which headers and footers stand. */
const ZONE = 0.13
/** The same for an outermost row that stands apart: pages for another size of paper have it nearer to their middle. */
const FAR_ZONE = 0.18
const APART = 1.2
/** Rows that a header or a footer has at most. */
const MAX_ROWS = 4
/** Distance in tenths of a point at which two rows stand at one place. */
const SAME_PLACE = 25
/** Pages within which a running title comes again. */
const NEAR_PAGES = 4
const LARGE = 1.2
/** letters of a part of a row that is known again on other pages */
const MIN_PART = 3
/** Part of a document's artifacts that stand at the edges of pages, from which on they are believed. */
const BELIEVED_ARTIFACTS = 0.95
/** Room between a page number and a running title, as a part of the size of the type; that behind the number of a heading is smaller. */
const NUMBER_GAP = 4
const COUNTED = /^\[?(?:page|seite|página|pagina|стр\.?|p\.)?\s?(\p{Nd}{1,4})\]?$/iu
const NUMBERS = /\p{Nd}+|\b[ivxlc]+\b/giu
const PAGE_NUMBER =
  /^[\s\-–—[(|]*(?:page|seite|pagina|página|стр\.?|p\.)?\s*(?:\p{Nd}{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur|из)\s*\p{Nd}{1,4})?[\s\-–—\])|]*$/iu
const CONTINUED =
  /^\(?(?:continued (?:from|on)|continues on) (?:the )?(?:next|previous) page\)?$|^table \S+ [—–-] continued from previous page$/i
const LICENCE =
  /licen[sc]ed (?:to|by|for|exclusively)|downloaded (?:by|from|on)|no (?:further )?reproduction|not for resale|copyright .{0,80}all rights reserved|^©.{0,80}(?:rights reserved|\d{4})|provided by .{0,30}under licen[sc]e|this copy (?:is|was)/i

interface EdgeRow {
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

/** Lists the outermost rows of a page in the zones of headers and footers. */
function edgeRows({ lines, height }: PageLines, page: number): EdgeRow[] {
  const sorted = [...lines].sort((a, b) => a.top - b.top)
  const groups: TextLine[][] = []
  for (const line of sorted) {
    const group = groups.at(-1)
    if (group && isSameRow(group[0] as TextLine, line)) group.push(line)
    else groups.push([line])
  }
  const usual = usualSize(lines)
  const rowOf = (given: TextLine[], atTop: boolean): EdgeRow => {
    const text = given
      .sort((a, b) => a.left - b.left)
      .map((line) => line.text)
      .join(' ')
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
      isOutermost: given === groups[0] || given === groups.at(-1),
    }
  }
  const isFar = (group: TextLine[], next: TextLine[] | undefined) => {
    const [one, other] = [group[0] as TextLine, next?.[0]]
    return other !== undefined && Math.max(one.top - other.bottom, other.top - one.bottom) > APART * one.size
  }
  const isTop = (group: TextLine[]) => {
    const { bottom } = group[0] as TextLine
    return bottom < ZONE * height || (bottom < FAR_ZONE * height && group === groups[0] && isFar(group, groups[1]))
  }
  const isBottom = (group: TextLine[]) => {
    const { top } = group[0] as TextLine
    return top > (1 - ZONE) * height || (top > (1 - FAR_ZONE) * height && group === groups.at(-1) && isFar(group, groups.at(-2)))
  }
  return [
    ...groups
      .slice(0, MAX_ROWS)
      .filter(isTop)
      .map((group) => rowOf(group, true)),
    ...groups
      .slice(-MAX_ROWS)
      .filter(isBottom)
      .map((group) => rowOf(group, false)),
  ]
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

const maskOf = (text: string) => text.replace(NUMBERS, '#').toLowerCase()

/** Key of a part that left and right pages have on different sides. Words alone are those of a table's head. */
const onEitherSide = (mask: string): string[] => (mask.includes('#') ? [mask] : [])

/** Keys of a part that is long enough to be known again, at its left and at its right. */
function partsOf({ text, left, right }: TextLine): string[] {
  const mask = maskOf(text)
  if (mask.replace(/[^\p{L}#]/gu, '').length < MIN_PART) return []
  return [`${mask} from ${Math.round(left / SAME_PLACE)}`, `${mask} to ${Math.round(right / SAME_PLACE)}`, ...onEitherSide(mask)]
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
  if (row.isLarge || isNameAlone(row.text)) return false
  if (PAGE_NUMBER.test(row.text) && (pageCount > 1 || !row.atTop)) return isPageNumber(row, nearOf)
  const near = nearOf(row)
  if (row.counted !== undefined && near.filter(({ counted }) => counted === row.counted).length >= Math.min(2, pageCount - 1))
    return true
  const same = near.filter(({ mask, parts }) => mask === row.mask || parts.some((part) => row.parts.includes(part)))
  if (row.mask.replace(/[^\p{L}#]/gu, '').length < 2) return same.length >= 2
  const close = same.filter(({ page }) => Math.abs(page - row.page) <= NEAR_PAGES)
  // A title page may have no header.
  const fewest = pageCount === 3 && row.page > 0 && row.isOutermost ? 1 : pageCount - 1
  return pageCount <= 3 ? same.length >= fewest && pageCount > 1 : close.length >= 1 && same.length >= 2
}

/** Tells a row that says again what the first page says, as the header of a document of two pages does. */
function isOfCover({ page, lines, isLarge, isOutermost }: EdgeRow, cover: ReadonlySet<string>): boolean {
  if (page === 0 || isLarge || !isOutermost) return false
  const said = lines.filter(({ text }) => !PAGE_NUMBER.test(text))
  return said.length > 0 && said.every(({ text, bold, spans }) => cover.has(text) && bold < spans.length / 2)
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

/** Tells whether no line of a paragraph is above or below. */
function isAlone(line: TextLine, lines: readonly TextLine[]): boolean {
  const isNear = (other: TextLine) =>
    Math.abs(other.bottom - line.bottom) < 1.8 * line.size && Math.abs(other.left - line.left) < 30
  return !lines.some((other) => other !== line && isNear(other))
}

function* repeatedAnywhere(pages: readonly PageLines[]): Iterable<TextLine> {
  for (const { lines } of pages) for (const line of lines) if (CONTINUED.test(line.text)) yield line
  if (pages.length < 4) return
  const keyOf = ({ text, left, top }: TextLine) => `${text}\n${Math.round(left / 20)} ${Math.round(top / 20)}`
  const counts = new Map<string, number>()
  for (const { lines } of pages) for (const key of new Set(lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { lines } of pages)
    for (const line of lines) if ((counts.get(keyOf(line)) ?? 0) >= 0.6 * pages.length && isAlone(line, lines)) yield line
}

function usualSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}
