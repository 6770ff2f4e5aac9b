import type { ListedClause } from '#contract/documents/clauses.ts'
import type { ScrollPlace } from '#web/reader/pdf/session/text-place.ts'

/** points: a heading so near to the upper edge of a page is its first line, below a running head */
const FIRST_LINE = 120

/** Finds the clause that is read: the last that begins above a place, or at the first line of its page. */
export function clauseReadAt(list: readonly ListedClause[], { page, top }: ScrollPlace): ListedClause | undefined {
  const above = list.findLast(
    (one) => one.page !== undefined && (one.page < page || (one.page === page && (one.top ?? 0) <= top)),
  )
  const first = list.find((one) => one.page === page)
  return first && above?.page !== page && (first.top ?? 0) <= FIRST_LINE ? first : above
}
