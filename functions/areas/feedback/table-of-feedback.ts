import type { StoredFeedback } from '#contract/feedback.ts'
import type { ExportTable } from '#library/exports/export-table.ts'

const COLUMNS = ['at', 'email', 'userId', 'accountId', 'searchType', 'searchQuery', 'q1Response', 'q2Response'] as const
const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = { searchQuery: 40, q1Response: 40, q2Response: 60 }
const WIDTH = 24

const refinementsOf = ({ refinements }: StoredFeedback) => refinements.map(({ r, n, k }) => `${r}: ${n ?? k}`).join('; ')

/** Puts feedback into the table of its files, by the names that the contract has. */
export const tableOfFeedback = (all: readonly StoredFeedback[]): ExportTable => ({
  title: 'feedback',
  isFromRight: false,
  columns: [
    ...COLUMNS.map((head) => ({ head, width: WIDTHS[head] ?? WIDTH })),
    { head: 'refinements', width: 40 },
    { head: 'state', width: 10 },
  ],
  rows: all.map((one) => [...COLUMNS.map((column) => one[column]), refinementsOf(one), one.state]),
})
