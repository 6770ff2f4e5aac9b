import type { POINT_STATUSES } from '#contract/points/point-schemas.ts'

export type PointListStatus = (typeof POINT_STATUSES)[number]

/** Columns of each list, by which it is sorted; `-` at the end of a sort means descending. */
export const SORTED_COLUMNS = {
  active: ['designation', 'status', 'name', 'createdBy', 'createdDate'],
  inactive: ['designation', 'status', 'name', 'deactivatedBy', 'deactivatedDate'],
} as const
type SortedColumn = (typeof SORTED_COLUMNS)[PointListStatus][number]

const FIRST_SORT = { active: 'createdDate-', inactive: 'deactivatedDate-' } as const

/** Choice of points, as the address has it. */
export interface PointListChoice {
  readonly status: PointListStatus
  readonly sort: string
  readonly text?: string
  /** from 0 */
  readonly page: number
}

export const columnOf = (sort: string): SortedColumn => sort.replace(/-$/, '') as SortedColumn
export const isDescending = (sort: string): boolean => sort.endsWith('-')
export const turnOrder = (sort: string): string => (isDescending(sort) ? columnOf(sort) : `${sort}-`)

/** Changes the status: the first page, in the order in which that list begins. */
export const chooseStatus = ({ text }: PointListChoice, status: PointListStatus): PointListChoice => ({
  status,
  sort: FIRST_SORT[status],
  text,
  page: 0,
})

/** Reads a choice from an address; what it does not know is as at first. */
export function readListChoice(search: string): PointListChoice {
  const asked = new URLSearchParams(search)
  const status = asked.get('status') === 'inactive' ? 'inactive' : 'active'
  const sort = asked.get('sort') ?? ''
  const page = asked.get('page') ?? ''
  const isKnown = (SORTED_COLUMNS[status] as readonly string[]).includes(columnOf(sort))
  return {
    status,
    sort: isKnown ? sort : FIRST_SORT[status],
    text: asked.get('text')?.slice(0, 200) || undefined,
    page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
  }
}

/** Writes a choice for an address, without what is as at first. */
export const queryOfChoice = ({ status, sort, text, page }: PointListChoice) => ({
  status: status === 'active' ? undefined : status,
  sort: sort === FIRST_SORT[status] ? undefined : sort,
  text,
  page: page || undefined,
})

/** Cuts a text for a cell, which shows more of it when the pointer rests. */
export const cutCell = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
