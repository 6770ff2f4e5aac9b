import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { DEFAULT_PAGE_SIZE, EDITIONS, PAGE_SIZES, REFINEMENT_ROOTS, type Refinement, SORTS } from '#contract/search.ts'
import { wordsOfStatus } from '#standing/status-words.ts'
import { cutText } from '#text/cut.ts'

export const STYPES = ['A', 'K', 'D'] as const
export type SType = (typeof STYPES)[number]
export type Sort = (typeof SORTS)[number]
const SORT_COUNTS = ['az', 'za'] as const
export type ResultsPerPage = (typeof PAGE_SIZES)[number]
export type EditionChoice = (typeof EDITIONS)[number]

/** Names that older addresses use for type A. */
const OTHER_NAMES: Readonly<Record<string, SType>> = { ALL: 'A', MYSUBSCRIPTION: 'A' }

/** A search as its address holds it. */
export interface SearchUrl {
  readonly text: string
  /** undefined if the address has none */
  readonly stype?: SType
  /** the text was longer than a search accepts */
  readonly textCut?: boolean
  /** undefined: as the person chose last */
  readonly editions?: EditionChoice
  readonly sort?: Sort
  /** counts from 0 */
  readonly page: number
  readonly size: ResultsPerPage
  readonly categories: readonly Refinement[]
  /** only documents with compass points */
  readonly points?: true
  readonly publisherId?: string
  /** order of values in the refinement panel; undefined: by count */
  readonly sortCounts?: (typeof SORT_COUNTS)[number]
}

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest

/** Reads a refinement as the server accepts it; names that are too long are left out, since they are for display only. */
function readRefinement(value: unknown): Refinement[] {
  const { k, r, pk, n, pn } = (value ?? {}) as Record<keyof Refinement, unknown>
  const root = REFINEMENT_ROOTS.find((one) => one === r)
  if (!root || !isText(k, 1000) || k === '') return []
  const parents = Array.isArray(pk) ? pk.filter((one) => isText(one, 200)).slice(0, 20) : isText(pk, 400) ? pk : ''
  return [{ k, r: root, pk: parents, ...(isText(n, 400) && { n }), ...(isText(pn, 400) && { pn }) }]
}

/** Puts the words of the page in the place of a status that a record states; one that nobody knows stays, and finds nothing. */
function inWords(one: Refinement): Refinement[] {
  const words = one.r === 'status' ? wordsOfStatus(one.k) : []
  return words.length > 0 ? words.map((k) => ({ k, r: 'standing', pk: '' })) : [one]
}

/** Limit of the server. */
const MAX_CATEGORIES = 200

/** Reads categories and skips invalid ones: a mistyped address still shows results. */
function readCategories(json: string | null): Refinement[] {
  try {
    const found: unknown = JSON.parse(json ?? '[]')
    const read = Array.isArray(found) ? found.flatMap(readRefinement).flatMap(inWords) : []
    const names = read.map(({ k, r }) => `${r}:${k}`)
    return read.filter((_, index) => names.indexOf(names[index] as string) === index).slice(0, MAX_CATEGORIES)
  } catch {
    return []
  }
}

/** Tests whether a text is one letter, which no search takes; `*` stands for everything. */
export const isTooShort = (text: string): boolean => text.trim().length === 1 && text.trim() !== '*'

const readStype = (value: string | null): SType | undefined => OTHER_NAMES[value ?? ''] ?? STYPES.find((one) => one === value)

/** Reads a search from an address. It is decoded once, here; a percent sign that is left is a percent sign. */
export function readSearchUrl(search: string): SearchUrl {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 0)
  const given = query.get('content') ?? ''
  return {
    text: cutText(given, SEARCH_TEXT_LIMIT),
    ...((given.length > SEARCH_TEXT_LIMIT || query.get('cut') === 'true') && { textCut: true }),
    stype: readStype(query.get('stype')),
    editions: EDITIONS.find((one) => one === query.get('editions')),
    sort: SORTS.find((one) => one === query.get('sort')),
    page: Number.isInteger(page) && page >= 0 && page <= 1_000_000 ? page : 0,
    size: PAGE_SIZES.find((one) => String(one) === query.get('size')) ?? DEFAULT_PAGE_SIZE,
    categories: readCategories(query.get('categories')),
    points: query.get('points') === 'true' || undefined,
    publisherId: cutText(query.get('publisherid') ?? '', 100) || undefined,
    sortCounts: SORT_COUNTS.find((one) => one === query.get('sortcounts')),
  }
}

/** Returns the parameters for `paths.search`, without defaults. */
export function writeSearchUrl(url: SearchUrl) {
  const { text, textCut, stype, editions, sort, page, size, categories, points, publisherId, sortCounts } = url
  return {
    content: text,
    cut: textCut ? 'true' : undefined,
    stype,
    editions,
    publisherid: publisherId,
    categories: categories.length ? JSON.stringify(categories) : undefined,
    points: points && 'true',
    sort,
    sortcounts: sortCounts,
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
    page: page || undefined,
  }
}

/** Appends an ellipsis to a text that was cut. */
export const shownText = (text: string, { textCut }: Pick<SearchUrl, 'textCut'>): string => (textCut ? `${text}…` : text)

/** Number of filters in the refinement panel. */
export const countChosen = ({ categories, points }: Pick<SearchUrl, 'categories' | 'points'>): number =>
  categories.length + Number(points ?? false)

/** Tests whether anything narrows a search besides its text. */
export const hasFilters = (url: Pick<SearchUrl, 'categories' | 'points' | 'publisherId'>): boolean =>
  countChosen(url) > 0 || url.publisherId !== undefined
