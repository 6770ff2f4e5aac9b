import type { WordRange } from '#contract/documents/place.ts'

/** Scripts that have no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}々〆ー]/u

/** Tells whether a word is a run of several, in a script without spaces: characters of it are selected. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

let graphemes: Intl.Segmenter | undefined

/** Lists the offsets at which characters of a word begin, as people see them. */
export function charactersOf(word: string): number[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...graphemes.segment(word)].map(({ index }) => index)
}

/** Letters and digits that stand beside each other in a word of such a script, as in ISO規格. */
const SPACED_RUN = /[\p{L}\p{N}\p{M}.,-]/u
const isInRun = (character: string | undefined): boolean =>
  character !== undefined && SPACED_RUN.test(character) && !UNSPACED.test(character)

/** Moves an offset out of a character, and out of a run of letters of a script with spaces. */
function edgeOf(word: string, offset: number, isStart: boolean): number {
  if (offset <= 0 || offset >= word.length) return offset
  if (!isUnspaced(word)) return isStart ? 0 : word.length
  const starts = charactersOf(word)
  let edge = isStart
    ? (starts.findLast((start) => start <= offset) as number)
    : (starts.find((start) => start >= offset) ?? word.length)
  while (edge > 0 && edge < word.length && isInRun(word[edge - 1]) && isInRun(word[edge])) edge += isStart ? -1 : 1
  return edge
}

/** Widens a range to whole words; in scripts without spaces to whole characters. */
export function widenToWords({ words }: { readonly words: readonly string[] }, range: WordRange): WordRange {
  const { first, from, last, to } = range
  return { first, from: edgeOf(words[first] ?? '', from, true), last, to: edgeOf(words[last] ?? '', to, false) }
}
