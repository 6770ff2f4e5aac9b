import { reversed, type Sort } from '../match/order.ts'
import type { FoundHit } from '../match/search-all.ts'
import { type Portion, REACH, type Searching, SHOWN, searchFar, searchWithin, showing } from '../match/searching.ts'

interface Stretch {
  readonly offset: number
  readonly size: number
  /** where it is known */
  readonly total?: number
}

/** A page in an order that the text has no part in; far pages are looked for from the nearer end. */
export async function columnPage(searching: Searching, sort: Sort, { offset, size, total }: Stretch): Promise<Portion> {
  if (offset + size <= REACH) return searchWithin(searching, { ...SHOWN, sort, from: offset, size })
  const all = total === undefined ? await searchWithin(searching, { size: 0 }) : { total, hits: [] }
  const end = Math.min(all.total, offset + size)
  if (offset >= end) return all
  const behind = all.total - end
  const hits =
    behind < offset
      ? (await lastOf(searching, reversed(sort), all.total - offset, behind)).toReversed()
      : await lastOf(searching, sort, end, offset)
  return { ...all, hits }
}

/** Of the first so many of an order those that stand behind some. */
async function lastOf(searching: Searching, sort: Sort, end: number, first: number): Promise<readonly FoundHit[]> {
  if (end <= REACH) return (await searchWithin(searching, { ...SHOWN, sort, from: first, size: end - first })).hits
  return showing(searching, await searchFar(searching, sort, first, end))
}
