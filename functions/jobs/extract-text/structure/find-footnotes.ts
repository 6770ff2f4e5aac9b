import { withoutHeight } from '#document-text/write-height.ts'
import type { Heading } from './heading.ts'
import type { FlowLine, Usual } from './lines/flow-line.ts'
import { endsSentence } from './lines/labels.ts'

const SMALL = 0.93
/** Behind a raised mark, or one with a point or bracket, the note may begin with a number. */
const FOOTNOTE_MARK =
  /^(?:([⁰¹²³⁴-⁹]{1,3})[)⁾.]?\s*(?=\S)|(\p{Nd}{1,3})[)⁾.]\s+(?=\S)|(\p{Nd}{1,3}|[ᵃᵇᶜᵈᵉᶠᵍʰ]|[*†‡§]{1,3})[)⁾.]?\s*(?=\p{L}|["“([|])|([a-z])[).]?\s+(?=\p{L}|["“(]))/u
/** Reads the mark of a note: its sign, and the characters that it takes. */
export function readMark(text: string, last: number): { readonly sign: string; readonly length: number } | undefined {
  const [whole, ...marks] = FOOTNOTE_MARK.exec(text) ?? []
  const sign = marks.find((one) => one !== undefined)
  if (whole === undefined || sign === undefined) return undefined
  // A mark without room before a note that begins with a number: the note before it says which is which.
  const next = `${last + 1}`
  const isRunOn = last > 0 && sign !== next && sign.startsWith(next) && whole.startsWith(`${sign} `)
  return isRunOn ? { sign: next, length: next.length } : { sign: withoutHeight(sign), length: whole.length }
}

/** Part of a page's height below which footnotes stand. */
const LOW = 0.4
/** Part of it above which headers stand. */
const HEAD = 0.12

/** Finds the lines of footnotes: small type at the foot of a page, from a mark on, and what is tagged so. */
export function findFootnotes(
  lines: readonly (FlowLine | undefined)[],
  { size }: Usual,
  headings: ReadonlyMap<number, Heading>,
): Set<number> {
  const found = new Set<number>()
  const byPage = Map.groupBy(lines.keys(), (at) => (lines[at] ? `${lines[at].side} ${lines[at].page}` : ''))
  for (const [page, indexes] of byPage) {
    if (page === '') continue
    const lowest = Math.max(...indexes.map((at) => lines[at]?.bottom ?? 0))
    const small: number[] = []
    for (const at of indexes.reverse()) {
      const line = lines[at] as FlowLine
      // The header may be the last that the file has.
      if (small.length === 0 && line.bottom < lowest * HEAD) continue
      if (line.size >= size * SMALL || headings.has(at) || line.top < lowest * LOW) break
      small.unshift(at)
    }
    for (const at of taggedFootnotes(indexes, lines)) found.add(at)
    for (const at of notesBelow(indexes.toReversed(), lines, size)) found.add(at)
    const first = small.findIndex((at) => FOOTNOTE_MARK.test(lines[at]?.text ?? ''))
    if (first >= 0) for (const at of small.slice(first)) found.add(at)
  }
  return found
}

/** A raised mark with a bracket or room behind it. */
const RAISED_MARK = /^[⁰¹²³⁴-⁹]{1,3}(?:[)⁾]\s*|\s+)\S/u

/** Lists the lines of notes in small type anywhere on a page, below a table or a paragraph: each begins with a raised mark. */
function notesBelow(indexes: readonly number[], lines: readonly (FlowLine | undefined)[], size: number): number[] {
  let last: FlowLine | undefined
  return indexes.filter((at) => {
    const [line, before] = [lines[at] as FlowLine, lines[at - 1]]
    const isSmall = line.size < size * SMALL
    const goesOn = before !== undefined && before !== last && before.size === line.size && !endsSentence(before.text)
    const isNote = isSmall && RAISED_MARK.test(line.text) && !goesOn
    const isRest = isSmall && last !== undefined && last === before && last.size === line.size && isClose(last, line)
    last = isNote || isRest ? line : undefined
    return last !== undefined
  })
}

const isClose = (a: FlowLine, b: FlowLine) =>
  b.top > a.top && b.top - a.top < 1.6 * b.size && Math.abs(a.left - b.left) < 2 * b.size

/** Lists the lines of notes in the tags that begin with the mark of a footnote. Other notes are tagged so too. */
function taggedFootnotes(indexes: readonly number[], lines: readonly (FlowLine | undefined)[]): number[] {
  const notes = indexes.filter((at) => lines[at]?.tag?.role === 'footnote').sort((a, b) => a - b)
  const byBlock = Map.groupBy(notes, (at) => lines[at]?.tag?.block)
  return [...byBlock.values()].filter(([first = -1]) => FOOTNOTE_MARK.test(lines[first]?.text ?? '')).flat()
}
