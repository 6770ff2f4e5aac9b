import { eachPiece, pieceOf } from '../analysis/analyse.ts'
import { QUOTED } from '../analysis/parse-query.ts'

/** A word of the text, as far as it may be read otherwise. */
export interface Token {
  readonly start: number
  readonly end: number
  /** folded, as the index knows words */
  readonly word: string
  readonly terms: readonly string[]
  /** letters alone, not quoted, of a script with spaces: it may be a slip */
  readonly isOpen: boolean
  readonly isQuoted: boolean
}

const LETTERS = /^[\p{L}\p{M}]+$/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function tokensOf(text: string): Token[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => [match.index, match.index + match[0].length] as const)
  const tokens: Token[] = []
  eachPiece(text, (raw, start, end, pair) => {
    if (pair) return
    const { terms, written } = pieceOf(raw)
    const word = written.join('')
    const isQuoted = quoted.some(([from, to]) => start >= from && end <= to)
    if (word) tokens.push({ start, end, word, terms, isQuoted, isOpen: !isQuoted && LETTERS.test(word) && !UNSPACED.test(word) })
  })
  return tokens
}

/** Some words of a text read otherwise; without letters they are left out. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** As it was typed: in capitals for the most part, or with one. */
function likeTyped(typed: string, word: string): string {
  const capitals = typed.match(/\p{Lu}/gu)?.length ?? 0
  if (typed.length > 1 && capitals * 2 > typed.length) return word.toUpperCase()
  const [first = ''] = typed
  return first !== first.toLowerCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}

export function changeText(text: string, changes: readonly Change[]): string {
  let changed = ''
  let at = 0
  for (const { start, end, to } of changes.toSorted((a, b) => a.start - b.start)) {
    changed += text.slice(at, start) + likeTyped(text.slice(start, end), to)
    at = end
  }
  return (changed + text.slice(at)).replace(/\s+/gu, ' ').trim()
}
