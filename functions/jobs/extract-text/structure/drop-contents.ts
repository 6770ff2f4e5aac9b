import type { FlowLine } from './flow-line.ts'

const NAMES =
  /^(?:table of )?contents(?: page)?$|^inhalt(?:sverzeichnis)?$|^sommaire$|^table des matières$|^índice$|^sumário$|^indice$|^inhoud$|^содержание$|^目次$|^目录$|^المحتويات$|^(?:list of )?(?:tables|figures)$/i
const LEADERS = /(?:\.\s?){5,}\s*(?:\d{1,4}|[ivxlc]{1,7})?$|[…]{2,}|(?:_){8,}\s*\d+$/i
const PAGE_AT_END = /\s(?:\d{1,4}|[ivxlc]{1,7})$/i
/** Lines of one entry at most. */
const ENTRY_LINES = 3

/**
 * Drops the table of contents: its words are those of the headings, and its numbers those of pages. Entries have leaders, or end
 * in a page number below the heading “Contents”, or are tagged so. The heading itself goes too.
 */
export function dropContents(rows: readonly (readonly FlowLine[])[]): (readonly FlowLine[])[] {
  const texts = rows.map((row) => row.map(({ text }) => text).join(' '))
  const isTagged = (at: number) => rows[at]?.[0]?.tag?.role === 'contents'
  const isEntryEnd = (at: number) => isTagged(at) || LEADERS.test(texts[at] ?? '') || PAGE_AT_END.test(texts[at] ?? '')
  const dropped = new Set<number>()
  for (const [at, text] of texts.entries()) {
    if (isTagged(at)) dropped.add(at)
    else if (LEADERS.test(text)) {
      dropped.add(at)
      if (LEADERS.test(texts[at + 2] ?? '') && !LEADERS.test(texts[at + 1] ?? '')) dropped.add(at + 1)
    }
    if (!NAMES.test(text.trim()) || !startsEntries(at + 1, isEntryEnd)) continue
    dropped.add(at)
    for (let next = at + 1; next < rows.length && startsEntries(next, isEntryEnd); next++) dropped.add(next)
  }
  return rows.filter((_, at) => !dropped.has(at))
}

function startsEntries(at: number, isEntryEnd: (at: number) => boolean): boolean {
  for (let step = 0; step < ENTRY_LINES; step++) if (isEntryEnd(at + step)) return true
  return false
}
