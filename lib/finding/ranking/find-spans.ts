import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'
import type { Span } from '../indexed-document.ts'

/** Weight of a word that an eighth of the documents have. */
const COMMON_WEIGHT = Math.log(8)

/** Words of a text of which every one is highlighted; a longer text is a sentence. */
const MAX_HIGHLIGHTED = 4

/**
 * Terms to highlight: all words of a short text that carry a subject. Of a sentence the rare ones, or all when none is rare:
 * highlighted common words distract from rare ones.
 */
export function distinctiveTerms(terms: readonly string[], weightOf: (term: string) => number): ReadonlySet<string> {
  const meant = terms.filter((term) => !STOP_WORDS.has(term))
  const rare = meant.length > MAX_HIGHLIGHTED ? meant.filter((term) => weightOf(term) > COMMON_WEIGHT) : meant
  return new Set(rare.length ? rare : terms)
}

/** Finds the spans of words in a text, in order. Spans that touch are merged. */
export function findSpans(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: [number, number][] = []
  forEachPiece(text, (raw, start, end) => {
    if (!pieceOf(raw).terms.some((term) => terms.has(term))) return
    const last = spans.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else spans.push([start, end])
  })
  return spans
}
