import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'
import { isRight } from './is-right.ts'
import { nearestWords } from './nearest-words.ts'
import type { Token, TokenChange } from './tokens.ts'

const MIN_PART_LENGTH = 2

/** Joins a word and the next one, for a superfluous space. */
export function joins(attempts: Attempts, text: string, tokens: readonly Token[], at: number): TokenChange[] {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || !(one.isOpen || other.isOpen) || one.isQuoted || other.isQuoted) return []
  if (text.slice(one.end, other.start).trim() !== '') return []
  const to = one.word + other.word
  return attempts.holds(pieceOf(to)) ? [{ start: one.start, end: other.end, to }] : []
}

/** Splits a word in two, for a missing space. */
function splits(attempts: Attempts, { start, end, word }: Token): TokenChange[] {
  const found: TokenChange[] = []
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (attempts.holds(pieceOf(one)) && attempts.holds(pieceOf(other))) found.push({ start, end, to: `${one} ${other}` })
  }
  // Halves of similar length are less likely chance.
  return found.sort((a, b) => Math.abs(a.to.indexOf(' ') * 2 - word.length) - Math.abs(b.to.indexOf(' ') * 2 - word.length))
}

/** Lists other readings of a word, the likeliest first. */
export function alternativesTo(attempts: Attempts, text: string, tokens: readonly Token[], at: number): TokenChange[] {
  const token = tokens[at] as Token
  if (!token.isOpen) return []
  const joined = [...joins(attempts, text, tokens, at - 1), ...joins(attempts, text, tokens, at)]
  if (token.isAbbreviated || isRight(token.word, attempts.dictionary)) return joined
  const { start, end, word } = token
  const near = nearestWords(attempts, word).map((one) => ({ start, end, to: one.word, slips: one.slips }))
  return [
    ...joined,
    ...near.filter(({ slips }) => slips === 1),
    ...splits(attempts, token),
    ...near.filter(({ slips }) => slips > 1),
  ]
}
