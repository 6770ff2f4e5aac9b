import type { Span } from '#ports/search.ts'
import { eachPiece, pieceOf } from './analysis/analyse.ts'

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
