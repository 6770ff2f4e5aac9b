import { forEachPiece, pieceOf } from '../analysis/analyse.ts'

/** Written words of titles, folded but not stemmed. */
export function wordsOfTitles(titles: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const title of titles)
    forEachPiece(title, (raw, _start, _end, pair) => {
      if (!pair) for (const word of pieceOf(raw).written) words.add(word)
    })
  return words
}
