import { DEFAULT_PAGE_SIZE, PAGE_SIZES, REFINEMENT_ROOTS, type Refinement, SEARCH_TEXT_LIMIT, SORTS } from '#contract/search.ts'

export const STYPES = ['A', 'K', 'D'] as const
export type SType = (typeof STYPES)[number]
export type Sort = (typeof SORTS)[number]
export type PageSize = (typeof PAGE_SIZES)[number]

/** A search as its address says it. */
export interface SearchUrl {
  readonly text: string
  /** absent where the address names none */
  readonly stype?: SType
  readonly sort?: Sort
  /** counts from 0 */
  readonly page: number
  readonly size: PageSize
  readonly categories: readonly Refinement[]
  readonly publisherId?: string
}

/** Cuts without tearing a character apart. */
export function cutText(text: string, longest: number): string {
  const end = /[\ud800-\udbff]/.test(text[longest - 1] ?? '') ? longest - 1 : longest
  return text.length <= longest ? text : text.slice(0, end)
}

function isRefinement(value: unknown): value is Refinement {
  const { k, r, pk } = (value ?? {}) as Partial<Refinement>
  return typeof k === 'string' && REFINEMENT_ROOTS.some((root) => root === r) && (typeof pk === 'string' || Array.isArray(pk))
}

/** What cannot be read is left out: an address that somebody typed still shows results. */
function readCategories(json: string | null): Refinement[] {
  try {
    const found: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(found) ? found.filter(isRefinement) : []
  } catch {
    return []
  }
}

/** The address is decoded once, here; a percent sign that is left is a percent sign. */
export function readSearchUrl(search: string): SearchUrl {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 0)
  return {
    text: cutText(query.get('content') ?? '', SEARCH_TEXT_LIMIT),
    stype: STYPES.find((one) => one === query.get('stype')),
    sort: SORTS.find((one) => one === query.get('sort')),
    page: Number.isInteger(page) && page >= 0 && page <= 1_000_000 ? page : 0,
    size: PAGE_SIZES.find((one) => String(one) === query.get('size')) ?? DEFAULT_PAGE_SIZE,
    categories: readCategories(query.get('categories')),
    publisherId: query.get('publisherid') ?? undefined,
  }
}

/** For `paths.search`: what is as usual is not written. */
export function writeSearchUrl({ text, stype, sort, page, size, categories, publisherId }: SearchUrl) {
  return {
    content: text,
    stype,
    publisherid: publisherId,
    categories: categories.length ? JSON.stringify(categories) : undefined,
    sort,
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
    page: page || undefined,
  }
}
