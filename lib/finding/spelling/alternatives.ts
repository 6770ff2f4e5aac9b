import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'
import { nearestWords } from './nearest.ts'
import type { Change, Token } from './tokens.ts'

const SHORTEST_PART = 2

/** A space too many: the word and the next as one. */
export function joins(attempts: Attempts, text: string, tokens: readonly Token[], at: number): Change[] {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || !(one.isOpen || other.isOpen) || one.isQuoted || other.isQuoted) return []
  if (text.slice(one.end, other.start).trim() !== '') return []
  const to = one.word + other.word
  return attempts.holds(pieceOf(to)) ? [{ start: one.start, end: other.end, to }] : []
}

/** A space missing: the word as two. */
function splits(attempts: Attempts, { start, end, word }: Token): Change[] {
  const found: Change[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (attempts.holds(pieceOf(one)) && attempts.holds(pieceOf(other))) found.push({ start, end, to: `${one} ${other}` })
  }
  // The longer the shorter half, the less it is chance.
  return found.sort((a, b) => Math.abs(a.to.indexOf(' ') * 2 - word.length) - Math.abs(b.to.indexOf(' ') * 2 - word.length))
}

/** How else a word may be read, the likeliest first. */
export function alternativesTo(attempts: Attempts, text: string, tokens: readonly Token[], at: number): Change[] {
  const token = tokens[at] as Token
  if (!token.isOpen) return []
  const { start, end, word } = token
  const near = nearestWords(attempts, word).map((one) => ({ start, end, to: one.word, slips: one.slips }))
  return [
    ...joins(attempts, text, tokens, at - 1),
    ...joins(attempts, text, tokens, at),
    ...near.filter(({ slips }) => slips === 1),
    ...splits(attempts, token),
    ...near.filter(({ slips }) => slips > 1),
  ]
}
