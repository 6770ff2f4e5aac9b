import { reversed, type Sort } from '../match/order.ts'
import type { OpenSearchHit } from '../match/search-all.ts'
import {
  loadShownFields,
  MAX_RESULT_WINDOW,
  type ResultSlice,
  type SearchRequest,
  SHOWN_FIELDS,
  searchDeep,
  searchFirst10000,
} from '../match/search-request.ts'

interface PageRange {
  readonly offset: number
  readonly size: number
  /** absent until it is counted */
  readonly total?: number
}

/** Fetches a page in an order that does not depend on the text. Deep pages are read from the nearer end. */
export async function columnPage(request: SearchRequest, sort: Sort, { offset, size, total }: PageRange): Promise<ResultSlice> {
  if (offset + size <= MAX_RESULT_WINDOW) return searchFirst10000(request, { ...SHOWN_FIELDS, sort, from: offset, size })
  const all = total === undefined ? await searchFirst10000(request, { size: 0 }) : { total, hits: [] }
  const end = Math.min(all.total, offset + size)
  if (offset >= end) return all
  const behind = all.total - end
  const hits =
    behind < offset
      ? (await fetchRange(request, reversed(sort), all.total - offset, behind)).toReversed()
      : await fetchRange(request, sort, end, offset)
  return { ...all, hits }
}

/** Fetches the hits from position `first` to `end` of an order. */
async function fetchRange(request: SearchRequest, sort: Sort, end: number, first: number): Promise<readonly OpenSearchHit[]> {
  if (end <= MAX_RESULT_WINDOW)
    return (await searchFirst10000(request, { ...SHOWN_FIELDS, sort, from: first, size: end - first })).hits
  return loadShownFields(request, await searchDeep(request, sort, first, end))
}
