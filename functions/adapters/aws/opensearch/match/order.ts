import type { SearchIntent } from '#finding/intent.ts'
import type { JsonObject } from '../index/engine.ts'

type Order = 'asc' | 'desc'
export type Sort = readonly JsonObject[]

const by = (field: string, order: Order): JsonObject => ({ [field]: { order, missing: '_last' } })

/** make every order total */
const tieBreakers = [by('idHash', 'asc'), by('id', 'asc')]
/** newest first; documents of one day by designation */
const newest = [by('date', 'desc'), by('designationKey', 'asc'), ...tieBreakers]
/** order of results without a text */
const DEFAULT_ORDER: Sort = [by('current', 'desc'), ...newest]
export const BEST_MATCH: Sort = [{ _score: { order: 'desc' } }, ...DEFAULT_ORDER]

/** order of a best match after the first 200 hits */
export const DEEP_BEST_MATCH: Sort = [by('current', 'desc'), { _score: { order: 'desc' } }, ...newest]

const COLUMNS = {
  designation: [by('designationKey', 'asc'), ...tieBreakers],
  title: [by('titleKey', 'asc'), ...tieBreakers],
  date: newest,
} as const

export function reversed(sort: Sort): Sort {
  return sort.map((one) => {
    const [[field, { order }]] = Object.entries(one as Record<string, { order: Order }>) as [[string, { order: Order }]]
    const turned = order === 'asc' ? 'desc' : 'asc'
    return field === '_score' ? { _score: { order: turned } } : by(field, turned)
  })
}

/** Returns the order of a column, or the default order. */
export function sortOf(sort: SearchIntent['sort']): Sort {
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
