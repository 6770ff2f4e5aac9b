import type { StoredFeedback } from '#contract/feedback.ts'

const COLUMNS = ['at', 'email', 'userId', 'accountId', 'searchType', 'searchQuery', 'q1Response', 'q2Response'] as const
const HEAD = [...COLUMNS, 'refinements']

/** A sheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r\n|]/

/** A formula loses its power behind an apostrophe, which sheets do not show. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const refinementsOf = ({ refinements }: StoredFeedback) => refinements.map(({ r, n, k }) => `${r}: ${n ?? k}`).join('; ')

/** RFC 4180, with the mark by which a sheet knows UTF-8. */
export function writeCsv(all: readonly StoredFeedback[]): string {
  const rows = all.map((one) => [...COLUMNS.map((column) => one[column]), refinementsOf(one)])
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
