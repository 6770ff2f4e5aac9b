import { type ParsedQuery, parseQuery } from '../analysis/parse-query.ts'
import type { SearchIntent } from '../intent.ts'
import type { Attempts, Speller } from './attempts.ts'
import { isRight } from './is-right.ts'
import { likeliest, nearestWords } from './nearest-words.ts'
import { applyChanges, spellingTokensOf, type Token, type TokenChange } from './tokens.ts'
import { hasFamily } from './word-family.ts'

const MAX_TEXTS = 5
const MAX_ATTEMPTS = 60
const MAX_WORDS = 12
/** corrections tried for an unknown word among others */
const MAX_CORRECTIONS = 3
/** letters per permitted edit of an unknown word */
const LETTERS_PER_EDIT = 3
const MAX_EDITS = 3
/** A text needs a word of this length. */
const MIN_WORD_LENGTH = 4
const QUOTES = /["“”«»„]/g
/** separator left over after a part of a number was removed */
const REMNANT = /(?:^|\s)[-–/.:_]|[-–/:_](?:\s|$)/u

interface Reading {
  readonly changes: readonly TokenChange[]
  /** share of the original text that the reading preserves, as a sum of weights */
  readonly worth: number
}

/** Lists other texts with results in the scope: similar words or fewer words, the most similar text first. */
export function alternativeTexts(speller: Speller, query: ParsedQuery, intent: Pick<SearchIntent, 'text' | 'field'>): string[] {
  if (query.everything || intent.field === 'designation') return []
  const text = intent.text.toWellFormed().replace(QUOTES, ' ')
  const [tokens, needless] = partedBy(spellingTokensOf(text), query.terms)
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return []
  const attempts = speller.attempts(MAX_ATTEMPTS)
  if (attempts.finds(intent.text) || speller.named().named.size > 0) return []
  const weights = tokens.map((token) => attempts.weightOf(token))
  const readings = fewerWords(corrected(attempts, tokens, weights), tokens, weights)
  const found = new Map<string, string>()
  for (const { changes } of readings.sort((a, b) => b.worth - a.worth)) {
    const isShorter = changes.some(({ to }) => to === '')
    const other = applyChanges(text, isShorter ? [...changes, ...needless] : changes)
    const words = parseQuery(other).terms.join(' ')
    if (!spellingTokensOf(other).some(({ word }) => word.length >= MIN_WORD_LENGTH)) continue
    if (REMNANT.test(other) && !REMNANT.test(text)) continue
    if (!found.has(words) && attempts.finds(other)) found.set(words, other)
    if (found.size === MAX_TEXTS) break
  }
  return [...found.values()]
}

/** Parts the words that count from changes that leave out the others: a text that lacks words already needs no *how* and *may*. */
function partedBy(all: readonly Token[], terms: readonly string[]): [Token[], TokenChange[]] {
  const counts = ({ terms: own }: Token) => own.some((term) => terms.includes(term))
  const others = all.filter((token) => !counts(token))
  return [all.filter(counts), others.map(({ start, end }) => ({ start, end, to: '' }))]
}

/** Replaces unknown words by near ones, or leaves them out. */
function corrected(attempts: Attempts, tokens: readonly Token[], weights: readonly number[]): Reading[] {
  let readings: Reading[] = [{ changes: [], worth: weights.reduce((sum, weight) => sum + weight, 0) }]
  for (const [at, token] of tokens.entries()) {
    if (weights[at]) continue
    const { start, end } = token
    const slips = Math.min(MAX_EDITS, Math.floor(token.word.length / LETTERS_PER_EDIT))
    const isSlip = token.isOpen && !isRight(token.word, attempts.dictionary) && !hasFamily(attempts, token.word)
    const near = isSlip ? nearestWords(attempts, token.word, slips) : []
    const others = [
      ...likeliest(token.word, near, tokens.length > 1 ? MAX_CORRECTIONS : MAX_ATTEMPTS).map(({ word, slips }) => ({
        to: word,
        worth: 6 / slips,
      })),
      ...(tokens.length > 1 ? [{ to: '', worth: 0 }] : []),
    ]
    readings = readings.flatMap(({ changes, worth }) =>
      others.map((one) => ({ changes: [...changes, { start, end, to: one.to }], worth: worth + one.worth })),
    )
    if (readings.length > MAX_ATTEMPTS) return readings.slice(0, MAX_ATTEMPTS)
  }
  return readings
}

/** Lists each reading whole, and without one or two of its words. */
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
