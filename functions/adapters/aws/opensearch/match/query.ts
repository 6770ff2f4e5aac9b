import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import { leanTerm } from '#finding/analysis/term-names.ts'
import type { SearchField, SearchIntent } from '#finding/intent.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { RANK_FACTORS } from '#finding/ranking/rank.ts'
import { BOOST } from '../index/impacts.ts'
import type { OpenWords, WordField } from './open-words.ts'
import { listedClause, type QueryClause } from './scope.ts'

/**
 * Each score exceeds every sum of the lower ones, titles times any factor of a rank too, and is small enough for single precision to
 * keep fractions.
 */
const ONE_WORD_TITLE_SCORE = 1024
export const BEGINNING_SCORE = 4096
const WHOLE_TITLE_SCORE = 16_384
/** least score of a whole title */
export const TITLED_SCORE = WHOLE_TITLE_SCORE * Math.min(...RANK_FACTORS)
export const NAMED_SCORE = 65_536

export const FIELDS: Readonly<Record<SearchField, WordField>> = { all: 'all', keyword: 'text', designation: 'designations' }

/** Facts about a text that its words do not contain. */
export interface QueryContext {
  /** ids of documents that the text names, in order */
  readonly named: readonly string[]
  /** ids of documents whose designation continues the text, in order */
  readonly beginning: readonly string[]
  /** whether the text has two words or more and is somewhere a title */
  readonly isTitled: boolean
  /** families with an older edition whose title is the text */
  readonly titled: readonly string[]
}

const pairOf = (pair: string): QueryClause => ({ term: { all: { value: pair, boost: BOOST } } })
export const worth = (filter: QueryClause, boost: number): QueryClause => ({ constant_score: { filter, boost } })
const has = (field: string, term: string): QueryClause => ({ term: { [field]: term } })

/** Matches documents with every word and every exact phrase. Undefined if the text has no word. */
export function wholeClause({ terms, phrases }: ParsedQuery, field: SearchField, words: OpenWords): QueryClause | undefined {
  if (terms.length === 0) return undefined
  return {
    bool: {
      must: terms.map((term) => words.worth(FIELDS[field], term)),
      filter: phrases.map((phrase) => words.phrase(phrase)),
    },
  }
}

/** Weighs a score by the rank of the document, and by how much the library leans on it. */
export function ranked(query: QueryClause): QueryClause {
  const functions = RANK_FACTORS.map((weight, rank) => ({ filter: { term: { rank } }, weight }))
  const byRank = { function_score: { query, functions, score_mode: 'first' } }
  const leans = LEAN_FACTORS.flatMap((weight, lean) => (lean > 0 ? [{ filter: has('names', leanTerm(lean)), weight }] : []))
  return { function_score: { query: byRank, functions: leans, score_mode: 'first' } }
}

function withBonus(
  whole: QueryClause,
  query: ParsedQuery,
  field: SearchField,
  { titled, isTitled, beginning }: QueryContext,
): QueryClause {
  const title = sortKey(query.text)
  const named = field === 'designation' || title === '' ? [] : [has('titleKey', title)]
  const family = titled.length ? [{ bool: { filter: [{ terms: { family: titled } }, has('current', 'true')] } }] : []
  const either = [...named, ...(named.length ? family : [])]
  const should = [
    ...(field === 'keyword' ? [] : query.bonus.map(pairOf)),
    ...(either.length ? [worth({ bool: { should: either } }, isTitled ? WHOLE_TITLE_SCORE : ONE_WORD_TITLE_SCORE)] : []),
  ]
  const found = ranked(should.length ? { bool: { must: [whole], should } } : whole)
  return beginning.length ? { bool: { must: [found], should: [worth({ ids: { values: beginning } }, BEGINNING_SCORE)] } } : found
}

/** Score of a document that has the words elsewhere. */
const ELSEWHERE_SCORE = 0.001

/** Matches the documents that the text finds or names, with the embedded engine's scores. Scope and filters are not included. */
export function textClause(
  query: ParsedQuery,
  { field, also }: Pick<SearchIntent, 'field' | 'also'>,
  context: QueryContext,
  words: OpenWords,
): QueryClause {
  const whole = wholeClause(query, field, words)
  const queries = [
    ...(context.named.length ? [worth({ ids: { values: context.named } }, NAMED_SCORE)] : []),
    ...(whole ? [withBonus(whole, query, field, context)] : []),
    ...(also ? [withBonus(worth(listedClause(also, 'id'), ELSEWHERE_SCORE), query, field, context)] : []),
  ]
  return queries.length ? { dis_max: { queries } } : { match_none: {} }
}
