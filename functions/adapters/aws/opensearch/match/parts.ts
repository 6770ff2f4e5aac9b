import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type RelativeNearness, worthOfNearest } from '#finding/meaning/blend.ts'
import { leastWeight, weighty } from '#finding/ranking/partial.ts'
import type { OpenWords } from './open-words.ts'
import { FIELDS, ranked, wholeClause, worth } from './query.ts'
import { listedClause, type QueryClause } from './scope.ts'

/** Sums of weights are compared in single precision. */
const ROUNDING = 0.9999

/** Documents with some of the words of a text. */
interface PartsRequest {
  readonly query: ParsedQuery
  readonly intent: Pick<SearchIntent, 'field' | 'also'>
  /** weights of the words that the scope has */
  readonly weights: ReadonlyMap<string, number>
  readonly words: OpenWords
}

interface PartsClauses {
  /** matches what has a sufficient part of the words, or is near */
  readonly all: QueryClause
  /** matches what is near, without a sufficient part of the words */
  readonly nearAlone: QueryClause
}

/** Clauses that hold for whatever matches in part: every phrase, and not all words. */
function around({ query, intent: { field, also }, words }: PartsRequest) {
  const whole = wholeClause(query, field, words)
  return {
    filter: query.phrases.map((phrase) => words.phrase(phrase)),
    must_not: [...(whole ? [whole] : []), ...(also ? [listedClause(also, 'id')] : [])],
  }
}

/**
 * Matches the documents with a sufficient part of the words, but not those that match whole. A score is that of the words, times the
 * share of their weights. A hit names the words that it has. Nearness is added, by its worth; what is near at all needs no words.
 */
export function partsClauses(request: PartsRequest, nearness: RelativeNearness<string>): PartsClauses | undefined {
  const { query, intent, weights, words } = request
  const known = weighty(Array.from(weights, ([term, weight]) => ({ term, weight })))
  if (known.length === 0 && nearness.alone.size === 0) return undefined
  const sums = known.map(({ weight }) => weight)
  const all = sums.reduce((sum, weight) => sum + weight, 0)
  const hasWord = (term: string) => words.worth(FIELDS[intent.field], term)
  const anyWord = { bool: { should: known.map(({ term, weight }) => worth(hasWord(term), weight)) } }
  const enough =
    known.length > 0 ? { function_score: { query: anyWord, min_score: leastWeight(sums) * ROUNDING } } : { match_none: {} }
  const nameOf = (term: string) => ({ bool: { must: [hasWord(term)], _name: term } })
  const nameAlone = (term: string) => ({ constant_score: { filter: nameOf(term), boost: 0 } })
  // A word that most documents have is no reason to find one, and a row that has it does not lack it.
  const common = [...weights.keys()].filter((term) => known.every((one) => one.term !== term)).map(nameAlone)
  const { filter, must_not } = around(request)
  const functions = known.map(({ term, weight }) => ({ filter: hasWord(term), weight: weight / all }))
  const score = { bool: { filter: [enough, ...filter], must_not, should: [...known.map(({ term }) => nameOf(term)), ...common] } }
  const parts = { function_score: { query: score, functions, score_mode: 'sum' } }
  const nearest = worthOfNearest(query, sums)
  const alone = { ids: { values: [...nearness.alone] } }
  const near = Array.from(nearness.shares, ([id, own]) => worth({ ids: { values: [id] } }, own * nearest))
  const either = { bool: { should: [parts, ...near], filter: [{ bool: { should: [enough, alone] } }, ...filter], must_not } }
  // Near documents have words too, too few of them for a part.
  const withNames = { bool: { must: [either], should: [...known.map(({ term }) => nameAlone(term)), ...common] } }
  return {
    all: ranked(near.length > 0 ? withNames : parts),
    nearAlone: { bool: { filter: [alone, ...filter], must_not: [...must_not, enough] } },
  }
}
