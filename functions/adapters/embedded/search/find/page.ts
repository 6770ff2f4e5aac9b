import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { type BestOrder, bestOrder } from './best-order.ts'
import type { MatchResult } from './match.ts'
import { orderBy } from './order.ts'

/** Rank up to which a page is found by keeping the best documents sorted in one pass. */
const MAX_SORTED = 200

type PageIntent = Pick<SearchIntent, 'sort' | 'offset' | 'size' | 'opens' | 'editions'>

/** Lists the documents of one page of hits, in order. */
export function pageOf(
  snapshot: Snapshot,
  query: ParsedQuery,
  found: Pick<MatchResult, 'matches'>,
  { sort, offset, size, opens }: PageIntent,
): number[] {
  if (size === 0) return []
  if (sort === 'best' && !query.everything) {
    const order = bestOrder(snapshot, found.matches.scores, opens)
    if (offset + size > MAX_SORTED) return deepPage(snapshot, found, order, offset, size)
    return bestPage(found, order.compare, offset, size)
  }
  const order = orderBy(snapshot, sort === 'best' ? 'best' : sort.by)
  return pageInOrder(order, sort !== 'best' && sort.descending, found, offset, size)
}

function bestPage(
  { matches }: Pick<MatchResult, 'matches'>,
  compare: (a: number, b: number) => number,
  offset: number,
  size: number,
): number[] {
  const { scores } = matches
  const top: number[] = []
  const most = offset + size
  let least = Number.NEGATIVE_INFINITY
  for (const doc of matches.documents()) {
    if (top.length === most) {
      if ((scores[doc] as number) < least || compare(doc, top[most - 1] as number) >= 0) continue
      top.pop()
    }
    let [low, high] = [0, top.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(top[middle] as number, doc) < 0) low = middle + 1
      else high = middle
    }
    top.splice(low, 0, doc)
    if (top.length === most) least = scores[top[most - 1] as number] as number
  }
  return top.slice(offset)
}

/** Finds a page of high rank: scores alone select its candidates before any are compared. */
function deepPage(
  snapshot: Snapshot,
  { matches }: Pick<MatchResult, 'matches'>,
  order: BestOrder,
  offset: number,
  size: number,
): number[] {
  const { scores, count } = matches
  if (offset >= count) return []
  const sorted = Float64Array.from(matches.documents(), (doc) => scores[doc] as number).sort()
  const highest = sorted[count - 1 - offset] as number
  const lowest = sorted[Math.max(0, count - offset - size)] as number
  let above = 0
  const [first, between, last]: [number[], number[], number[]] = [[], [], []]
  for (const doc of matches.documents()) {
    const own = scores[doc] as number
    if (own > highest) above++
    else if (own === highest) first.push(doc)
    else if (own > lowest) between.push(doc)
    else if (own === lowest) last.push(doc)
  }
  between.sort(order.compare)
  const near = [...inDefaultOrder(snapshot, order, first), ...between, ...inDefaultOrder(snapshot, order, last)]
  return near.slice(offset - above, offset - above + size)
}

/** number of equal scores up to which documents are sorted by comparing them */
const MAX_COMPARED = 2000

/** Sorts documents of one score. Very many are picked from the whole order instead. */
function inDefaultOrder(snapshot: Snapshot, { compare, isOpen }: BestOrder, docs: readonly number[]): Iterable<number> {
  if (docs.length <= MAX_COMPARED) return docs.toSorted(compare)
  const isTied = new Uint8Array(snapshot.size)
  for (const doc of docs) isTied[doc] = isOpen(doc) ? 2 : 1
  const order = orderBy(snapshot, 'best')
  return [...order.filter((doc) => isTied[doc] === 2), ...order.filter((doc) => isTied[doc] === 1)]
}

/** Page of all documents, for a query without words, filters and a restricted scope. */
export function pageOfEverything(snapshot: Snapshot, { sort, editions, offset, size }: PageIntent): FoundEverything {
  const column = sort === 'best' ? 'best' : sort.by
  const order = orderBy(snapshot, column, editions)
  const total = order.length
  const page: number[] = []
  for (let rank = offset; rank < Math.min(total, offset + size); rank++)
    page.push(order[sort !== 'best' && sort.descending ? total - 1 - rank : rank] as number)
  return { total, page, ...(editions === 'in-force' && { otherEditions: orderBy(snapshot, column, 'all').length - total }) }
}

interface FoundEverything {
  readonly total: number
  readonly page: number[]
  readonly otherEditions?: number
}

function pageInOrder(
  order: Uint32Array,
  backwards: boolean,
  { matches }: Pick<MatchResult, 'matches'>,
  offset: number,
  size: number,
): number[] {
  const page: number[] = []
  const at = (index: number) => order[backwards ? order.length - 1 - index : index] as number
  let skip = offset
  for (let index = 0; index < order.length && page.length < size; index++) {
    const doc = at(index)
    if (matches.has(doc) && skip-- <= 0) page.push(doc)
  }
  return page
}
