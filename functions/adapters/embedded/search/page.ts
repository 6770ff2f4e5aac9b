import type { SearchIntent } from '#ports/search.ts'
import type { Found } from './match.ts'
import { orderBy } from './order.ts'
import type { Query } from './parse-query.ts'
import { compareBest, score } from './rank.ts'
import type { Snapshot } from './snapshot.ts'

/** up to here the best are kept in order while looking through all */
const SHALLOW = 200

/** The documents of one page of hits, in order. */
export function pageOf(snapshot: Snapshot, query: Query, found: Found, { sort, offset, size }: SearchIntent): number[] {
  if (size === 0) return []
  if (sort === 'best' && !query.everything) {
    score(snapshot, found)
    const compare = compareBest(snapshot, found.matches.scores)
    return offset + size <= SHALLOW ? best(found, compare, offset, size) : deep(found, compare, offset, size)
  }
  const order = orderBy(snapshot, sort === 'best' ? 'best' : sort.by)
  return along(order, sort !== 'best' && sort.descending, found, offset, size)
}

function best({ matches }: Found, compare: (a: number, b: number) => number, offset: number, size: number): number[] {
  const { scores } = matches
  const top: number[] = []
  const most = offset + size
  let least = Number.NEGATIVE_INFINITY
  for (const doc of matches.found()) {
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

/** Far down, scores alone tell first which documents can be on the page. */
function deep({ matches }: Found, compare: (a: number, b: number) => number, offset: number, size: number): number[] {
  const { scores, count } = matches
  if (offset >= count) return []
  const sorted = Float64Array.from(matches.found(), (doc) => scores[doc] as number).sort()
  const highest = sorted[count - 1 - offset] as number
  const lowest = sorted[Math.max(0, count - offset - size)] as number
  let above = 0
  const near: number[] = []
  for (const doc of matches.found()) {
    const own = scores[doc] as number
    if (own > highest) above++
    else if (own >= lowest) near.push(doc)
  }
  return near.sort(compare).slice(offset - above, offset - above + size)
}

/** Without words, filters and a scope there is nothing to match: the order alone gives total and page. */
export function pageOfEverything(snapshot: Snapshot, { sort, offset, size }: SearchIntent): { total: number; page: number[] } {
  const order = orderBy(snapshot, sort === 'best' ? 'best' : sort.by)
  const total = order.length
  const page: number[] = []
  for (let rank = offset; rank < Math.min(total, offset + size); rank++)
    page.push(order[sort !== 'best' && sort.descending ? total - 1 - rank : rank] as number)
  return { total, page }
}

function along(order: Uint32Array, backwards: boolean, { matches }: Found, offset: number, size: number): number[] {
  const page: number[] = []
  const at = (index: number) => order[backwards ? order.length - 1 - index : index] as number
  let skip = offset
  for (let index = 0; index < order.length && page.length < size; index++) {
    const doc = at(index)
    if (matches.has(doc) && skip-- <= 0) page.push(doc)
  }
  return page
}
