import { eachPiece, pieceOf } from '../analysis/analyse.ts'
import type { Span } from '../indexed-document.ts'

/** The weight of a word that an eighth of the documents have. */
const COMMON = Math.log(8)

/** The words that are worth a mark: common ones distract where there are rarer ones. */
export function telling(terms: readonly string[], weightOf: (term: string) => number): ReadonlySet<string> {
  const rare = terms.filter((term) => weightOf(term) > COMMON)
  return new Set(rare.length ? rare : terms)
}

/** Where in a text the words stand: in order, neighbours that touch made one. */
export function findSpans(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: [number, number][] = []
  eachPiece(text, (raw, start, end) => {
    if (!pieceOf(raw).terms.some((term) => terms.has(term))) return
    const last = spans.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else spans.push([start, end])
  })
  return spans
}
