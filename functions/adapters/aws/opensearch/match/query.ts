import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchField } from '#finding/intent.ts'
import { MIN_TERM_WEIGHT, MIN_WEIGHT_SHARE } from '#finding/ranking/sentence.ts'
import { BOOST } from '../index/impacts.ts'
import type { Clause } from './scope.ts'

/** Each stands above everything that the one before it can add up to, near enough for a score to keep its fractions. */
const ALL_OF_SENTENCE = 2048
const WHOLE_TITLE = 4096
export const NAMED = 16_384

const FIELDS: Readonly<Record<SearchField, string>> = { all: 'all', keyword: 'text', designation: 'designations' }

/** What is known beside the words. */
export interface Reading {
  /** documents that the text names, those of one rank together, the surest last */
  readonly named: readonly (readonly string[])[]
  /** families of which an older edition has the text for its title */
  readonly titled: readonly string[]
  /** of a sentence of which few have every word, what its words weigh */
  readonly weights?: ReadonlyMap<string, number>
}

const worthOf = (field: string, term: string): Clause => ({ term: { [field]: { value: term, boost: BOOST } } })
const worth = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
const has = (field: string, term: string): Clause => ({ term: { [field]: term } })

/** The documents with every word, and with every phrase as it stands; undefined where there is no word. */
export function wholeClause({ terms, phrases }: ParsedQuery, field: SearchField): Clause | undefined {
  if (terms.length === 0) return undefined
  return {
    bool: {
      must: terms.map((term) => worthOf(FIELDS[field], term)),
      filter: phrases.map((words) => ({ match_phrase: { exact: words.join(' ') } })),
    },
  }
}

function withBonus(whole: Clause, query: ParsedQuery, field: SearchField, { titled, weights }: Reading): Clause {
  const title = sortKey(query.text)
  const named = field === 'designation' || title === '' ? [] : [has('titleKey', title)]
  const family = titled.length ? [{ bool: { filter: [{ terms: { family: titled } }, has('current', 'true')] } }] : []
  const either = [...named, ...(named.length ? family : [])]
  const should = [
    ...(field === 'keyword' ? [] : query.bonus.map((pair) => worthOf('all', pair))),
    ...(either.length ? [worth({ bool: { should: either } }, WHOLE_TITLE)] : []),
    ...(weights ? [worth({ match_all: {} }, ALL_OF_SENTENCE)] : []),
  ]
  return should.length ? { bool: { must: [whole], should } } : whole
}

/** The documents that have a good part of a sentence, rare words counting more. */
function mostClause(field: SearchField, weights: ReadonlyMap<string, number>): Clause | undefined {
  const telling = [...weights].filter(([, weight]) => weight >= MIN_TERM_WEIGHT)
  if (telling.length === 0) return undefined
  const whole = telling.reduce((sum, [, weight]) => sum + weight, 0)
  const enough = {
    function_score: {
      query: { bool: { should: telling.map(([term, weight]) => worth(has(FIELDS[field], term), weight)) } },
      min_score: MIN_WEIGHT_SHARE * whole,
    },
  }
  const should = telling.map(([term]) => worthOf(field === 'designation' ? 'designations' : 'inSentence', term))
  return { bool: { filter: [enough], should } }
}

/** What the text finds and what it names, scored as the embedded engine does; without scope and filters. */
export function textClause(query: ParsedQuery, field: SearchField, reading: Reading): Clause {
  const whole = wholeClause(query, field)
  const most = reading.weights && mostClause(field, reading.weights)
  const queries = [
    ...reading.named.map((ids, rank) => worth({ ids: { values: ids } }, NAMED + rank)),
    ...(whole ? [withBonus(whole, query, field, reading)] : []),
    ...(most ? [most] : []),
  ]
  return queries.length ? { dis_max: { queries } } : { match_none: {} }
}
