import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'
import type { Span } from '../indexed-document.ts'
import type { WordsToMark } from './words-to-mark.ts'

/** Word of a text that is marked, and the term for which it is. */
export interface MarkedPiece {
  readonly start: number
  readonly end: number
  readonly term: string
}

interface Word {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
}

/** Words of an expression from a word on, past words without a subject; undefined where it does not stand there. */
function expressionAt(words: readonly Word[], from: number, expression: readonly string[]): readonly Word[] | undefined {
  const found: Word[] = []
  for (let at = from; at < words.length && found.length < expression.length; at++) {
    const word = words[at] as Word
    if (word.terms.includes(expression[found.length] as string)) found.push(word)
    else if (found.length === 0 || !word.terms.every((term) => STOP_WORDS.has(term))) return undefined
  }
  return found.length === expression.length ? found : undefined
}

/** Finds the marked words of a text, in order. */
export function findMarked(text: string, { terms, expressions = [], rootOf }: WordsToMark): MarkedPiece[] {
  const found: MarkedPiece[] = []
  const words: Word[] = []
  forEachPiece(text, (raw, start, end) => {
    const own = pieceOf(raw).terms
    if (expressions.length > 0) words.push({ start, end, terms: own })
    const term = own.find((one) => terms.has(one)) ?? rootOf?.(raw)
    if (term !== undefined) found.push({ start, end, term })
  })
  if (expressions.length === 0) return found
  const places = new Map(found.map((one) => [one.start, one]))
  for (const expression of expressions)
    for (const from of words.keys())
      for (const { start, end } of expressionAt(words, from, expression) ?? [])
        if (!places.has(start)) places.set(start, { start, end, term: expression.join(' ') })
  return [...places.values()].sort((a, b) => a.start - b.start)
}

/** Finds the spans of marked words in a text, in order. Spans that touch are merged. */
export function findSpans(text: string, marked: WordsToMark): Span[] {
  const spans: [number, number][] = []
  for (const { start, end } of findMarked(text, marked)) {
    const last = spans.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else spans.push([start, end])
  }
  return spans
}
