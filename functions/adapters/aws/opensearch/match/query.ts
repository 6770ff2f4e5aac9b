import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchField, SearchIntent } from '#finding/intent.ts'
import { RANK_FACTORS } from '#finding/ranking/rank.ts'
import { MIN_TERM_WEIGHT, MIN_WEIGHT_SHARE } from '#finding/ranking/sentence.ts'
import { BOOST } from '../index/impacts.ts'
import { listedClause, type QueryClause } from './scope.ts'

/** Each score exceeds every sum of the lower ones, and is small enough for single precision to keep fractions. */
export const WHOLE_SENTENCE_SCORE = 2048
const ONE_WORD_TITLE_SCORE = 4096
export const BEGINNING_SCORE = 8192
export const WHOLE_TITLE_SCORE = 16_384
export const NAMED_SCORE = 65_536

const FIELDS: Readonly<Record<SearchField, string>> = { all: 'all', keyword: 'text', designation: 'designations' }

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
  /** weights of the words; present if the text is a sentence and few documents have all of its words */
  readonly weights?: ReadonlyMap<string, number>
}

const worthOf = (field: string, term: string): QueryClause => ({ term: { [field]: { value: term, boost: BOOST } } })
const worth = (filter: QueryClause, boost: number): QueryClause => ({ constant_score: { filter, boost } })
const has = (field: string, term: string): QueryClause => ({ term: { [field]: term } })

/** Matches documents with every word and every exact phrase. Undefined if the text has no word. */
export function wholeClause({ terms, phrases }: ParsedQuery, field: SearchField): QueryClause | undefined {
  if (terms.length === 0) return undefined
  return {
    bool: {
      must: terms.map((term) => worthOf(FIELDS[field], term)),
      filter: phrases.map((words) => ({ match_phrase: { exact: words.join(' ') } })),
    },
  }
}

function withBonus(
  whole: QueryClause,
  query: ParsedQuery,
  field: SearchField,
  { titled, isTitled, beginning, weights }: QueryContext,
): QueryClause {
  const title = sortKey(query.text)
  const named = field === 'designation' || title === '' ? [] : [has('titleKey', title)]
  const family = titled.length ? [{ bool: { filter: [{ terms: { family: titled } }, has('current', 'true')] } }] : []
  const either = [...named, ...(named.length ? family : [])]
  const should = [
    ...(field === 'keyword' ? [] : query.bonus.map((pair) => worthOf('all', pair))),
    ...(either.length ? [worth({ bool: { should: either } }, isTitled ? WHOLE_TITLE_SCORE : ONE_WORD_TITLE_SCORE)] : []),
    ...(beginning.length ? [worth({ ids: { values: beginning } }, BEGINNING_SCORE)] : []),
    ...(weights ? [worth({ match_all: {} }, WHOLE_SENTENCE_SCORE)] : []),
  ]
  return should.length ? { bool: { must: [whole], should } } : whole
}

/** Matches documents with a sufficient part of a sentence; rare words count more. */
function mostClause(field: SearchField, weights: ReadonlyMap<string, number>): QueryClause | undefined {
  const distinctive = [...weights].filter(([, weight]) => weight >= MIN_TERM_WEIGHT)
  if (distinctive.length === 0) return undefined
  const whole = distinctive.reduce((sum, [, weight]) => sum + weight, 0)
  const enough = {
    function_score: {
      query: { bool: { should: distinctive.map(([term, weight]) => worth(has(FIELDS[field], term), weight)) } },
      min_score: MIN_WEIGHT_SHARE * whole,
    },
  }
  const should = distinctive.map(([term]) => worthOf(field === 'designation' ? 'designations' : 'inSentence', term))
  const functions = RANK_FACTORS.map((weight, rank) => ({ filter: { term: { rank } }, weight }))
  return { function_score: { query: { bool: { filter: [enough], should } }, functions, score_mode: 'first' } }
}

/** Score of a document that has the words elsewhere. */
const ELSEWHERE_SCORE = 0.001

/** Matches the documents that the text finds or names, with the embedded engine's scores. Scope and filters are not included. */
export function textClause(
  query: ParsedQuery,
  { field, also }: Pick<SearchIntent, 'field' | 'also'>,
  context: QueryContext,
): QueryClause {
  const whole = wholeClause(query, field)
  const most = context.weights && mostClause(field, context.weights)
  const queries = [
    ...(context.named.length ? [worth({ ids: { values: context.named } }, NAMED_SCORE)] : []),
    ...(whole ? [withBonus(whole, query, field, context)] : []),
    ...(also ? [withBonus(worth(listedClause(also, 'id'), ELSEWHERE_SCORE), query, field, context)] : []),
    ...(most ? [most] : []),
  ]
  return queries.length ? { dis_max: { queries } } : { match_none: {} }
}
