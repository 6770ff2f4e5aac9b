import type { SearchIntent } from '#finding/intent.ts'
import type { JsonObject } from '../index/engine.ts'
import { BEGINNING_SCORE, NAMED_SCORE, type QueryContext, TITLED_SCORE } from './query.ts'

type Order = 'asc' | 'desc'
export type Sort = readonly JsonObject[]

const by = (field: string, order: Order): JsonObject => ({ [field]: { order, missing: '_last' } })

/** make every order total */
const tieBreakers = [by('idHash', 'asc'), by('id', 'asc')]
/** newest first; documents of one day by designation */
const newest = [by('date', 'desc'), by('designationKey', 'asc'), ...tieBreakers]
/** An index of mapping 1 has no ranks; its current editions come first. */
const byRank = [{ rank: { order: 'asc', missing: '_last', unmapped_type: 'byte' } }, by('current', 'desc')]
/** order of results without a text */
const DEFAULT_ORDER: Sort = [...byRank, ...newest]
/** A score is weighed by the rank, which decides again among equal ones. */
export const BEST_MATCH: Sort = [{ _score: { order: 'desc' } }, ...byRank, ...newest]

/**
 * Place of a document whose score says that it has more than the words: named documents first, then titled ones, then the numbers
 * that the text begins.
 */
const PLACE_SCRIPT = `
  double score = _score;
  if (score >= params.named) return params.places.getOrDefault(doc['id'].value, 0) - 1000000.0;
  if (score >= params.titled) return -100000.0;
  return score >= params.beginning ? params.places.getOrDefault(doc['id'].value, 0) - 10000.0 : 0.0;
`

/** Returns the order of the best match. */
export function bestMatch({ named, beginning }: Pick<QueryContext, 'named' | 'beginning'>): Sort {
  if (named.length === 0 && beginning.length === 0) return BEST_MATCH
  const places = Object.fromEntries([beginning, named].flatMap((ids) => ids.map((id, place) => [id.toWellFormed(), place])))
  const scores = { named: NAMED_SCORE, titled: TITLED_SCORE, beginning: BEGINNING_SCORE }
  const script = { lang: 'painless', source: PLACE_SCRIPT, params: { ...scores, places } }
  return [{ _script: { type: 'number', script, order: 'asc' } }, ...BEST_MATCH]
}

const COLUMNS = {
  designation: [by('designationKey', 'asc'), ...tieBreakers],
  title: [by('titleKey', 'asc'), ...tieBreakers],
  date: newest,
} as const

export function reversed(sort: Sort): Sort {
  return sort.map((one) => {
    const [[field, own]] = Object.entries(one as Record<string, { order: Order }>) as [[string, { order: Order }]]
    return { [field]: { ...own, order: own.order === 'asc' ? 'desc' : 'asc' } }
  })
}

/** Returns the order of a column, or the default order. */
export function columnSort(sort: SearchIntent['sort']): Sort {
  if (sort === 'best') return DEFAULT_ORDER
  const column = COLUMNS[sort.by]
  const isTurned = sort.by === 'date' ? !sort.descending : sort.descending
  return isTurned ? reversed(column) : column
}

/**
 * Compares sort values as OpenSearch does, starting at one part of the sort. Keys contain no character whose UTF-8 order differs
 * from its UTF-16 order.
 */
export function compareSorted(sort: Sort, from: number): (a: readonly unknown[], b: readonly unknown[]) => number {
  const turned = sort.map((one) => Object.values(one as Record<string, { order: Order }>)[0]?.order === 'desc')
  return (a, b) => {
    for (let at = from; at < sort.length; at++) {
      const [one, other] = [a[at] as number, b[at] as number]
      if (one !== other) return one < other === turned[at] ? 1 : -1
    }
    return 0
  }
}
