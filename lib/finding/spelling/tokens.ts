import { forEachPiece, pieceOf } from '../analysis/analyse.ts'
import { QUOTED_PHRASE } from '../analysis/parse-query.ts'

/** Word of a text, as a candidate for correction. */
export interface Token {
  readonly start: number
  readonly end: number
  /** folded, as in the index */
  readonly word: string
  readonly terms: readonly string[]
  /** whether the word may be corrected: letters alone, not quoted, of a script with spaces */
  readonly isOpen: boolean
  readonly isQuoted: boolean
  /** capitals beside small letters: no other word is meant */
  readonly isAbbreviated: boolean
}

/** capitals beside small letters: HDT of plastics */
const ABBREVIATION = /^\p{Lu}{2,5}$/u
const SMALL = /\p{Ll}/u
const LETTERS = /^[\p{L}\p{M}]+$/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function spellingTokensOf(text: string): Token[] {
  const quoted = [...text.matchAll(QUOTED_PHRASE)].map((match) => [match.index, match.index + match[0].length] as const)
  const tokens: Token[] = []
  const hasSmall = SMALL.test(text)
  forEachPiece(text, (raw, start, end, pair) => {
    if (pair) return
    const { terms, written } = pieceOf(raw)
    const word = written.join('')
    const isQuoted = quoted.some(([from, to]) => start >= from && end <= to)
    const isAbbreviated = hasSmall && ABBREVIATION.test(raw)
    const isOpen = !isQuoted && LETTERS.test(word) && !UNSPACED.test(word)
    if (word) tokens.push({ start, end, word, terms, isQuoted, isAbbreviated, isOpen })
  })
  return tokens
}

/** Replacement of some words of a text; an empty `to` removes them. */
export interface TokenChange {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** Gives a word the capitals of the typed one: mostly capitals, or a first one. */
function likeTyped(typed: string, word: string): string {
  const capitals = typed.match(/\p{Lu}/gu)?.length ?? 0
  if (typed.length > 1 && capitals * 2 > typed.length) return word.toUpperCase()
  const [first = ''] = typed
  return first !== first.toLowerCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}

export function applyChanges(text: string, changes: readonly TokenChange[]): string {
  let changed = ''
  let at = 0
  for (const { start, end, to } of changes.toSorted((a, b) => a.start - b.start)) {
    changed += text.slice(at, start) + likeTyped(text.slice(start, end), to)
    at = end
  }
  return (changed + text.slice(at)).replace(/\s+/gu, ' ').trim()
}
