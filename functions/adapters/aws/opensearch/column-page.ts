import { reversed, type Sort } from './order.ts'
import { type Portion, REACH, type Searching, SHOWN, searchFar, searchWithin } from './searching.ts'

/** A page in an order that the text has no part in; far pages are looked for from the nearer end. */
export async function columnPage(searching: Searching, sort: Sort, offset: number, size: number): Promise<Portion> {
  if (offset + size <= REACH) return searchWithin(searching, { ...SHOWN, sort, from: offset, size })
  const all = await searchWithin(searching, { size: 0 })
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
async function lastOf(searching: Searching, sort: Sort, first: number, without: number) {
  if (first <= REACH) return (await searchWithin(searching, { ...SHOWN, sort, from: without, size: first - without })).hits
  return (await searchFar(searching, sort, first, SHOWN)).slice(without)
}
