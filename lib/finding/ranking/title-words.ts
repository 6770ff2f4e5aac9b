import { eachPiece, pieceOf } from '../analysis/analyse.ts'

/** Words of titles as they are written, folded alone. */
export function wordsOfTitles(titles: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const title of titles)
    eachPiece(title, (raw, _start, _end, pair) => {
      if (!pair) for (const word of pieceOf(raw).written) words.add(word)
    })
  return words
}
