import { forEachPiece, pieceOf } from './analyse.ts'
import { pairTerm } from './term-names.ts'

const PAIR = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-./:][\p{L}\p{N}]+)+/gu
const DIGIT = /\p{N}/u

/** Terms of neighbouring parts in numbers of several parts, folded: 802.11, 29-412, C57.12. */
export function pairsOf(text: string): string[] {
  const pairs: string[] = []
  for (const [number] of text.matchAll(PAIR)) {
    if (!DIGIT.test(number)) continue
    const words: string[] = []
    forEachPiece(number, (raw, _start, _end, pair) => void (pair || words.push(pieceOf(raw).terms.at(-1) ?? '')))
    for (let at = 1; at < words.length; at++) pairs.push(pairTerm(words[at - 1] as string, words[at] as string))
  }
  return pairs
}
