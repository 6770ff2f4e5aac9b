import type { SearchIntent } from '#finding/intent.ts'
import type { Json } from '../index/engine.ts'

type Order = 'asc' | 'desc'
export type Sort = readonly Json[]

const by = (field: string, order: Order): Json => ({ [field]: { order, missing: '_last' } })

/** Never two in one place. */
const equals = [by('idHash', 'asc'), by('id', 'asc')]
/** Newest first, of one day by designation. */
const newest = [by('date', 'desc'), by('designationKey', 'asc'), ...equals]
/** The order in which everything stands. */
const STANDING: Sort = [by('current', 'desc'), ...newest]
export const BEST: Sort = [{ _score: { order: 'desc' } }, ...STANDING]

/** Far down among what a text finds. */
export const BEHIND_BEST: Sort = [by('current', 'desc'), { _score: { order: 'desc' } }, ...newest]

const COLUMNS = {
  designation: [by('designationKey', 'asc'), ...equals],
  title: [by('titleKey', 'asc'), ...equals],
  date: newest,
} as const

export function reversed(sort: Sort): Sort {
  return sort.map((one) => {
    const [[field, { order }]] = Object.entries(one as Record<string, { order: Order }>) as [[string, { order: Order }]]
    const turned = order === 'asc' ? 'desc' : 'asc'
    return field === '_score' ? { _score: { order: turned } } : by(field, turned)
  })
}

/** The order of a column, or that in which everything stands. */
export function sortOf(sort: SearchIntent['sort']): Sort {
  if (sort === 'best') return STANDING
  const column = COLUMNS[sort.by]
  const isTurned = sort.by === 'date' ? !sort.descending : sort.descending
  return isTurned ? reversed(column) : column
}

/** As OpenSearch compares, from one of the sort's parts on; keys hold no character whose bytes and units are in another order. */
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
