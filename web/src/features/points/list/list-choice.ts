import type { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import { STATUS_WORDS, type StatusWord } from '#standing/status-words.ts'

export type PointListStatus = (typeof POINT_STATUSES)[number]

/** Columns of each list, by which it is sorted; `-` at the end of a sort means descending. */
export const SORTED_COLUMNS = {
  active: ['designation', 'status', 'name', 'createdBy', 'createdDate'],
  inactive: ['designation', 'status', 'name', 'deactivatedBy', 'deactivatedDate'],
} as const
type SortedColumn = (typeof SORTED_COLUMNS)[PointListStatus][number]

const FIRST_SORT = { active: 'createdDate-', inactive: 'deactivatedDate-' } as const

/** Conditions that points of a list meet. */
interface PointFilters {
  readonly text?: string
  readonly publisher?: string
  /** status of the document */
  readonly standing?: StatusWord
  /** id of the author */
  readonly createdBy?: string
  /** days of creation, both included */
  readonly from?: string
  readonly to?: string
}

/** Choice of points, as the address has it. */
export interface PointListChoice extends PointFilters {
  readonly status: PointListStatus
  readonly sort: string
  /** from 0 */
  readonly page: number
}

export const columnOf = (sort: string): SortedColumn => sort.replace(/-$/, '') as SortedColumn
export const isDescending = (sort: string): boolean => sort.endsWith('-')
export const turnOrder = (sort: string): string => (isDescending(sort) ? columnOf(sort) : `${sort}-`)

/** Changes the status: the first page, in the order in which that list begins. */
export const chooseStatus = (choice: PointListChoice, status: PointListStatus): PointListChoice => ({
  ...choice,
  status,
  sort: FIRST_SORT[status],
  page: 0,
})

/** Counts the conditions besides words. */
export const countFilters = ({ publisher, standing, createdBy, from, to }: PointFilters): number =>
  [publisher, standing, createdBy, from, to].filter((value) => value !== undefined).length

export const isNarrowed = (choice: PointFilters): boolean => choice.text !== undefined || countFilters(choice) > 0

/** Takes all conditions away. */
export const withoutFilters = ({ status, sort }: PointListChoice): PointListChoice => ({ status, sort, page: 0 })

const DAY = /^\d{4}-\d\d-\d\d$/

/** Reads a choice from an address; what it does not know is as at first. */
export function readListChoice(search: string): PointListChoice {
  const asked = new URLSearchParams(search)
  const status = asked.get('status') === 'inactive' ? 'inactive' : 'active'
  const sort = asked.get('sort') ?? ''
  const page = asked.get('page') ?? ''
  const isKnown = (SORTED_COLUMNS[status] as readonly string[]).includes(columnOf(sort))
  const text = (name: string, length: number) => asked.get(name)?.slice(0, length) || undefined
  const day = (name: string) => [asked.get(name) ?? ''].find((one) => DAY.test(one) && !Number.isNaN(Date.parse(one)))
  return {
    status,
    sort: isKnown ? sort : FIRST_SORT[status],
    text: text('text', 200),
    publisher: text('publisher', 100),
    standing: STATUS_WORDS.find((word) => word === asked.get('standing')),
    createdBy: text('createdBy', 300),
    from: day('from'),
    to: day('to'),
    page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
  }
}

/** Writes a choice for an address, without what is as at first. */
export const queryOfChoice = ({ status, sort, page, ...filters }: PointListChoice) => ({
  status: status === 'active' ? undefined : status,
  sort: sort === FIRST_SORT[status] ? undefined : sort,
  ...filters,
  page: page || undefined,
})

/** Cuts a text for a cell, which shows more of it when the pointer rests. */
export const cutCell = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
