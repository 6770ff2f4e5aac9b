import type { ParsedQuery } from '../analysis/parse-query.ts'
import type { SearchField, SearchIntent } from '../intent.ts'
import { alternativesTo, joins } from './alternatives.ts'
import type { Attempts, Speller } from './attempts.ts'
import { isRight } from './is-right.ts'
import { nearestWords } from './nearest-words.ts'
import { applyChanges, spellingTokensOf, type Token, type TokenChange } from './tokens.ts'
import { hasFamily } from './word-family.ts'

const MAX_ATTEMPTS = 80
const MAX_WORDS = 60
/** number of words beside a designation that make a title */
const MIN_TITLE_WORDS = 3
const MAX_UNKNOWN_WORDS = 3
const MIN_DOUBTFUL_LENGTH = 5
/** documents with a word in a title that make it a likely correction of a doubtful word */
const MIN_FREQUENT_DOCUMENTS = 50

type SpellingIntent = Pick<SearchIntent, 'text' | 'field'>

/**
 * Corrects a text when no document has all of its words. Undefined when the text as written has results, and when no near words
 * have any. A sentence still matches in part then, without its unknown words.
 */
export function correctSpelling(
  speller: Speller,
  query: ParsedQuery,
  { text: given, field }: SpellingIntent,
): string | undefined {
  // A designation is never corrected to another one.
  if (query.everything || field === 'designation') return undefined
  const text = given.toWellFormed()
  const tokens = spellingTokensOf(text)
  if (tokens.length > MAX_WORDS || namesOnly(speller, field, tokens)) return undefined
  const attempts = speller.attempts(MAX_ATTEMPTS)
  if (attempts.finds(text)) return undefined
  const isUnknown = (token: Token) => !attempts.holds(token) && !hasFamily(attempts, token.word)
  const unknown = [...tokens.keys()].filter((at) => isUnknown(tokens[at] as Token))
  if (unknown.length > MAX_UNKNOWN_WORDS) return undefined
  const doubtful = findDoubtful(attempts, tokens, unknown)
  const changes =
    (doubtful.length > unknown.length &&
      doubtful.length <= MAX_UNKNOWN_WORDS &&
      correctWords(attempts, text, tokens, doubtful, [])) ||
    (unknown.length ? correctWords(attempts, text, tokens, unknown, []) : correctKnown(attempts, text, tokens))
  return changes && applyChanges(text, changes)
}

/** Checks whether the text names a document and has few other words. */
function namesOnly(speller: Speller, field: SearchField, tokens: readonly Token[]): boolean {
  if (field !== 'keyword' && speller.named().withPublisher) return true
  if (field === 'keyword' || tokens.filter(({ isOpen, word }) => isOpen && word.length > 3).length >= MIN_TITLE_WORDS)
    return false
  return speller.named().named.size > 0
}

/** Finds the unknown words, and known ones that look like a misspelling of a much more frequent one. */
function findDoubtful(attempts: Attempts, tokens: readonly Token[], unknown: readonly number[]): number[] {
  return [...tokens.entries()]
    .filter(([at, token]) => {
      if (unknown.includes(at)) return true
      if (!token.isOpen || token.isAbbreviated || token.word.length < MIN_DOUBTFUL_LENGTH) return false
      if (isRight(token.word, attempts.dictionary) || !attempts.isDoubtful(token)) return false
      return nearestWords(attempts, token.word, 1).some(({ documents }) => documents >= MIN_FREQUENT_DOCUMENTS)
    })
    .map(([at]) => at)
}

/** Replaces each unknown word by the likeliest one with which the whole text has results. */
function correctWords(
  attempts: Attempts,
  text: string,
  tokens: readonly Token[],
  unknown: readonly number[],
  changes: readonly TokenChange[],
): readonly TokenChange[] | undefined {
  const [at, ...others] = unknown
  if (at === undefined) return attempts.finds(applyChanges(text, changes)) ? changes : undefined
  const { start, end } = tokens[at] as Token
  if (changes.some((change) => change.start <= start && change.end >= end))
    return correctWords(attempts, text, tokens, others, changes)
  for (const change of alternativesTo(attempts, text, tokens, at)) {
    const corrected = correctWords(attempts, text, tokens, others, [...changes, change])
    if (corrected) return corrected
  }
  return undefined
}

/** Joins a word that was split in two known ones. Other known words stay: documents with some of them are found. */
function correctKnown(attempts: Attempts, text: string, tokens: readonly Token[]): readonly TokenChange[] | undefined {
  for (const at of tokens.keys()) {
    const joined = joins(attempts, text, tokens, at).find((change) => attempts.finds(applyChanges(text, [change])))
    if (joined) return [joined]
  }
  return undefined
}
