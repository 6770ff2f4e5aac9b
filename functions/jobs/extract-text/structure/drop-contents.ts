import { type FlowLine, isBold } from './lines/flow-line.ts'

const NAMES =
  /^(?:table of )?contents(?: page)?$|^inhalt(?:sverzeichnis)?$|^sommaire$|^table des matières$|^índice$|^sumário$|^indice$|^inhoud$|^содержание$|^目次$|^目录$|^المحتويات$|^(?:list of )?(?:tables|figures)$/i
const LEADERS = /(?:\.\s?){5,}\s*(?:\d{1,4}|[ivxlc]{1,7})?$|[…]{2,}|(?:_){8,}\s*\d+$/i
const PAGE_AT_END = /\s(?:\d{1,4}|[ivxlc]{1,7})$/i
const LARGER = 1.05
/** Lines of one entry at most. */
const ENTRY_LINES = 3

/**
 * Drops the table of contents: its words are those of the headings, and its numbers those of pages. Entries have leaders, or end
 * in a page number or come again as a row of their own below the heading “Contents”, or are tagged so. The heading itself goes too.
 */
export function dropContents(rows: readonly (readonly FlowLine[])[]): (readonly FlowLine[])[] {
  const texts = rows.map((row) => row.map(({ text }) => text).join(' '))
  const isTagged = (at: number) => rows[at]?.[0]?.tag?.role === 'contents'
  const places = placesOf(texts)
  const comesAgain = (at: number) => {
    const own = places.get(keyOf(texts[at] ?? '')) ?? []
    return own.length === 2 && own[0] === at && isHeadingOf(rows[own[1] as number], rows[at])
  }
  const isEntryEnd = (at: number) => isTagged(at) || LEADERS.test(texts[at] ?? '') || PAGE_AT_END.test(texts[at] ?? '')
  const isEntry = (at: number) => startsEntries(at, isEntryEnd) || comesAgain(at)
  const dropped = new Set<number>()
  for (const [at, text] of texts.entries()) {
    if (isTagged(at)) dropped.add(at)
    else if (LEADERS.test(text)) {
      dropped.add(at)
      if (LEADERS.test(texts[at + 2] ?? '') && !LEADERS.test(texts[at + 1] ?? '')) dropped.add(at + 1)
    }
    if (!NAMES.test(text.trim()) || !isEntry(at + 1)) continue
    dropped.add(at)
    const listed = new Set<string>()
    for (let next = at + 1; next < rows.length && isEntry(next); next++) {
      const key = keyOf(texts[next] ?? '')
      // An entry that comes again is its heading: the contents are over.
      if (listed.has(key) && !isTagged(next)) break
      listed.add(key)
      dropped.add(next)
    }
  }
  return rows.filter((_, at) => !dropped.has(at))
}

/** Letters and digits of a row, without the number of a page. */
const keyOf = (text: string): string =>
  text
    .replace(PAGE_AT_END, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

type Row = readonly FlowLine[] | undefined

/** Tells the row of a heading, in bold or larger type, from a sentence that comes again. */
function isHeadingOf(row: Row, entry: Row): boolean {
  const [heading, line] = [row?.[0], entry?.[0]]
  return heading !== undefined && line !== undefined && (isBold(heading) || heading.size > LARGER * line.size)
}

/** Lists the places of each row that has letters. */
function placesOf(texts: readonly string[]): Map<string, number[]> {
  return Map.groupBy(
    texts.keys().filter((at) => /\p{L}{2}/u.test(texts[at] as string)),
    (at) => keyOf(texts[at] as string),
  )
}

function startsEntries(at: number, isEntryEnd: (at: number) => boolean): boolean {
  for (let step = 0; step < ENTRY_LINES; step++) if (isEntryEnd(at + step)) return true
  return false
}
