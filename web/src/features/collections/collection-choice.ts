import { COLLECTION_SORTS } from '#contract/collections.ts'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'

export const COLLECTION_SIZES: readonly number[] = [LIST_PAGE_SIZE, 20, 50, 100]

/** Part of a collection that an address shows. */
export interface CollectionChoice {
  /** counts from 0 */
  readonly page: number
  readonly size: number
  readonly sort: (typeof COLLECTION_SORTS)[number]
}

/** Reads what an address shows: by default the last designation first. */
export function readCollectionChoice(search: string): CollectionChoice {
  const size = Number(new URLSearchParams(search).get('size'))
  const { page, sort } = readListUrl(search, [COLLECTION_SORTS[1], COLLECTION_SORTS[0]])
  return { page, sort, size: COLLECTION_SIZES.includes(size) ? size : LIST_PAGE_SIZE }
}

/** The query of the address that shows a part; what is usual is left out. */
export const queryOfCollection = ({ page, size, sort }: CollectionChoice) => ({
  page: page || undefined,
  size: size === LIST_PAGE_SIZE ? undefined : size,
  sort: sort === COLLECTION_SORTS[1] ? undefined : sort,
})
