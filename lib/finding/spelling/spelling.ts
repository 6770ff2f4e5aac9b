import type { Query } from '../analysis/parse-query.ts'
import type { SearchField, SearchIntent } from '../intent.ts'
import { alternativesTo, joins } from './alternatives.ts'
import type { Attempts, Speller } from './attempts.ts'
import { nearestWords } from './nearest.ts'
import { type Change, changeText, type Token, tokensOf } from './tokens.ts'

const MOST_ATTEMPTS = 80
const MOST_WORDS = 60
/** so many words beside a designation are a title */
const MANY = 3
const MOST_UNKNOWN = 3
/** Shorter words that are known are meant. */
const SHORTEST_TURNED = 3
const SHORTEST_DOUBTFUL = 5
const FREQUENT = 50

type Asked = Pick<SearchIntent, 'text' | 'field'>

/**
 * How a text is read of which nothing has every word: with the nearest words that do. Undefined where there are none, and where
 * the text as it is written finds something – of a sentence a part is found all the same, without the words that nothing has.
 */
export function readOtherwise(speller: Speller, query: Query, { text: given, field }: Asked): string | undefined {
  // Designations are never taken for others.
  if (query.everything || field === 'designation') return undefined
  const text = given.toWellFormed()
  const tokens = tokensOf(text)
  if (tokens.length > MOST_WORDS || namesOnly(speller, field, tokens)) return undefined
  const attempts = speller.attempts(MOST_ATTEMPTS)
  if (attempts.finds(text)) return undefined
  const unknown = [...tokens.keys()].filter((at) => !attempts.holds(tokens[at] as Token))
  if (unknown.length > MOST_UNKNOWN) return undefined
  const doubtful = doubtfulAmong(attempts, tokens, unknown)
  const changes =
    (doubtful.length > unknown.length && doubtful.length <= MOST_UNKNOWN && mend(attempts, text, tokens, doubtful, [])) ||
    (unknown.length ? mend(attempts, text, tokens, unknown, []) : mendKnown(attempts, text, tokens))
  return changes && changeText(text, changes)
}

/** The text names a document, and says little else. */
function namesOnly(speller: Speller, field: SearchField, tokens: readonly Token[]): boolean {
  if (field !== 'keyword' && speller.named().withPublisher) return true
  if (field === 'keyword' || tokens.filter(({ isOpen, word }) => isOpen && word.length > 3).length >= MANY) return false
  return speller.named().named.size > 0
}

/** The unknown words, and known ones that look like a slip in a much more frequent one. */
function doubtfulAmong(attempts: Attempts, tokens: readonly Token[], unknown: readonly number[]): number[] {
  return [...tokens.entries()]
    .filter(([at, token]) => {
      if (unknown.includes(at)) return true
      if (!token.isOpen || token.word.length < SHORTEST_DOUBTFUL || !attempts.isDoubtful(token)) return false
      return nearestWords(attempts, token.word, 1).some(({ documents }) => documents >= FREQUENT)
    })
    .map(([at]) => at)
}

/** Each unknown word by the likeliest with which all is found together. */
function mend(
  attempts: Attempts,
  text: string,
  tokens: readonly Token[],
  unknown: readonly number[],
  made: readonly Change[],
): readonly Change[] | undefined {
  const [at, ...others] = unknown
  if (at === undefined) return attempts.finds(changeText(text, made)) ? made : undefined
  const { start, end } = tokens[at] as Token
  if (made.some((change) => change.start <= start && change.end >= end)) return mend(attempts, text, tokens, others, made)
  for (const change of alternativesTo(attempts, text, tokens, at)) {
    const mended = mend(attempts, text, tokens, others, [...made, change])
    if (mended) return mended
  }
  return undefined
}

/** A slip may make words that are known as well: two of one, or one without which the others are found. */
function mendKnown(attempts: Attempts, text: string, tokens: readonly Token[]): readonly Change[] | undefined {
  const helps = (change: Change) => attempts.finds(changeText(text, [change]))
  for (const at of tokens.keys()) {
    const joined = joins(attempts, text, tokens, at).find(helps)
    if (joined) return [joined]
  }
  for (const [at, { start, end, word, isOpen }] of tokens.entries()) {
    if (!isOpen || word.length < SHORTEST_TURNED || !helps({ start, end, to: '' })) continue
    const change = alternativesTo(attempts, text, tokens, at).find(helps)
    if (change) return [change]
  }
  return undefined
}
