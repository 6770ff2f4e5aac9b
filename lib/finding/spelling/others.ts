import { parseQuery, type Query } from '../analysis/parse-query.ts'
import type { SearchIntent } from '../intent.ts'
import type { Attempts, Speller } from './attempts.ts'
import { likeliest, nearestWords } from './nearest.ts'
import { type Change, changeText, type Token, tokensOf } from './tokens.ts'

const MOST = 5
const MOST_ATTEMPTS = 60
const MOST_WORDS = 12
/** readings of an unknown word that are tried */
const READINGS = 3
/** so many letters a slip, where one is looked for in vain */
const LETTERS_A_SLIP = 3
const MOST_SLIPS = 3
/** shorter words alone say nothing */
const SHORTEST = 4
const QUOTES = /["“”«»„]/g
/** what is left of a number in parts of which one was taken out */
const REMNANT = /(?:^|\s)[-–/.:_]|[-–/:_](?:\s|$)/u

interface Reading {
  readonly changes: readonly Change[]
  /** how much of what was asked for it keeps */
  readonly worth: number
}

/** Other texts that find something within the scope: nearer words, fewer words; the most of the text first. */
export function otherTexts(speller: Speller, query: Query, intent: Pick<SearchIntent, 'text' | 'field'>): string[] {
  if (query.everything || intent.field === 'designation') return []
  const text = intent.text.toWellFormed().replace(QUOTES, ' ')
  const tokens = tokensOf(text)
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return []
  const attempts = speller.attempts(MOST_ATTEMPTS)
  if (attempts.finds(intent.text) || speller.named().named.size > 0) return []
  const weights = tokens.map((token) => attempts.weightOf(token))
  const readings = fewerWords(mended(attempts, tokens, weights), tokens, weights)
  const found = new Map<string, string>()
  for (const { changes } of readings.sort((a, b) => b.worth - a.worth)) {
    const other = changeText(text, changes)
    const words = parseQuery(other).terms.join(' ')
    if (!tokensOf(other).some(({ word }) => word.length >= SHORTEST)) continue
    if (REMNANT.test(other) && !REMNANT.test(text)) continue
    if (!found.has(words) && attempts.finds(other)) found.set(words, other)
    if (found.size === MOST) break
  }
  return [...found.values()]
}

/** Unknown words by their nearest, or left out. */
function mended(attempts: Attempts, tokens: readonly Token[], weights: readonly number[]): Reading[] {
  let readings: Reading[] = [{ changes: [], worth: weights.reduce((sum, weight) => sum + weight, 0) }]
  for (const [at, token] of tokens.entries()) {
    if (weights[at]) continue
    const { start, end } = token
    const slips = Math.min(MOST_SLIPS, Math.floor(token.word.length / LETTERS_A_SLIP))
    const near = token.isOpen ? nearestWords(attempts, token.word, slips) : []
    const others = [
      ...likeliest(token.word, near, tokens.length > 1 ? READINGS : MOST_ATTEMPTS).map(({ word, slips }) => ({
        to: word,
        worth: 6 / slips,
      })),
      ...(tokens.length > 1 ? [{ to: '', worth: 0 }] : []),
    ]
    readings = readings.flatMap(({ changes, worth }) =>
      others.map((one) => ({ changes: [...changes, { start, end, to: one.to }], worth: worth + one.worth })),
    )
    if (readings.length > MOST_ATTEMPTS) return readings.slice(0, MOST_ATTEMPTS)
  }
  return readings
}

/** Each reading whole, and without one or two of its words. */
function fewerWords(readings: readonly Reading[], tokens: readonly Token[], weights: readonly number[]): Reading[] {
  const without = ({ changes, worth }: Reading, at: number): Reading => {
    const { start, end } = tokens[at] as Token
    return { changes: [...changes, { start, end, to: '' }], worth: worth - (weights[at] as number) }
  }
  const known = [...weights.keys()].filter((at) => weights[at])
  return readings.flatMap((reading) => {
    const kept = known.length + reading.changes.filter(({ to }) => to !== '').length
    const one = kept > 1 ? known.map((at) => without(reading, at)) : []
    const two =
      kept > 2 ? known.flatMap((at, index) => known.slice(index + 1).map((other) => without(without(reading, at), other))) : []
    return [reading, ...one, ...two]
  })
}
