import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { Matches } from '../match/matches.ts'
import type { Found } from './match.ts'
import { orderBy } from './order.ts'
import { compareBest, score } from './rank.ts'

/** up to here the best are kept in order while looking through all */
const SHALLOW = 200

/** The documents of one page of hits, in order. */
export function pageOf(snapshot: Snapshot, query: ParsedQuery, found: Found, { sort, offset, size }: SearchIntent): number[] {
  if (size === 0) return []
  if (sort === 'best' && !query.everything) {
    score(snapshot, found)
    if (offset + size > SHALLOW) return deep(snapshot, found, offset, size)
    return best(found, compareBest(snapshot, found.matches.scores), offset, size)
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
function deep(snapshot: Snapshot, { matches }: Found, offset: number, size: number): number[] {
  const { scores, count } = matches
  if (offset >= count) return []
  const sorted = Float64Array.from(matches.found(), (doc) => scores[doc] as number).sort()
  const highest = sorted[count - 1 - offset] as number
  const lowest = sorted[Math.max(0, count - offset - size)] as number
  let above = 0
  const [first, between, last]: [number[], number[], number[]] = [[], [], []]
  for (const doc of matches.found()) {
    const own = scores[doc] as number
    if (own > highest) above++
    else if (own === highest) first.push(doc)
    else if (own > lowest) between.push(doc)
    else if (own === lowest) last.push(doc)
  }
  between.sort(compareBest(snapshot, scores))
  const near = [...inStandingOrder(snapshot, matches, first), ...between, ...inStandingOrder(snapshot, matches, last)]
  return near.slice(offset - above, offset - above + size)
}

/** so many of one score are put in order by comparing them */
const FEW_ALIKE = 2000

/** Documents of one score stand as everything does; very many are looked up in that order. */
function inStandingOrder(snapshot: Snapshot, { scores }: Matches, docs: readonly number[]): Iterable<number> {
  if (docs.length <= FEW_ALIKE) return docs.toSorted(compareBest(snapshot, scores))
  const isAlike = new Uint8Array(snapshot.size)
  for (const doc of docs) isAlike[doc] = 1
  return orderBy(snapshot, 'best').filter((doc) => isAlike[doc] === 1)
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
