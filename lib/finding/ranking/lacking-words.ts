import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import type { ParsedQuery } from '../analysis/parse-query.ts'

/** Words of a text, as they are written, that count and that a document lacks. */
export function lackingWords(text: string, { terms }: Pick<ParsedQuery, 'terms'>, has: (term: string) => boolean): string[] {
  const lacking = new Set<string>()
  const counting = new Set(terms)
  forEachPiece(text.toWellFormed(), (raw, _start, _end, pair) => {
    if (!pair && pieceOf(raw).terms.some((term) => counting.has(term) && !has(term))) lacking.add(raw)
  })
  return [...lacking]
}
