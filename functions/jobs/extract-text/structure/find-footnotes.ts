import type { Heading } from './heading.ts'
import type { FlowLine, Usual } from './lines/flow-line.ts'

const SMALL = 0.93
export const FOOTNOTE_MARK = /^(?:(\p{Nd}{1,3}|[⁰¹²³⁴-⁹]{1,3}|[ᵃᵇᶜᵈᵉᶠᵍʰ]|[*†‡§]{1,3})[)⁾.]?\s*|([a-z])[).]?\s+)(?=\p{L}|["“(])/u
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
    const first = small.findIndex((at) => FOOTNOTE_MARK.test(lines[at]?.text ?? ''))
    if (first >= 0) for (const at of small.slice(first)) found.add(at)
  }
  return found
}

/** Lists the lines of notes in the tags that begin with the mark of a footnote. Other notes are tagged so too. */
function taggedFootnotes(indexes: readonly number[], lines: readonly (FlowLine | undefined)[]): number[] {
  const notes = indexes.filter((at) => lines[at]?.tag?.role === 'footnote').sort((a, b) => a - b)
  const byBlock = Map.groupBy(notes, (at) => lines[at]?.tag?.block)
  return [...byBlock.values()].filter(([first = -1]) => FOOTNOTE_MARK.test(lines[first]?.text ?? '')).flat()
}
