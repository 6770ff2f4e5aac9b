import { isLayoutChange } from '#comparison/is-layout.ts'
import { findGonePlaces, type GonePlace } from '#comparison/page/find-gone-places.ts'
import { type MarkedPart, partsOf } from '#comparison/page/mark-text.ts'
import type { ComparedDocuments } from '#comparison/result/make-result.ts'
import { resultOf } from '#comparison/result/make-result.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'

/** Change as a red-line tells it. */
export interface RedlineChange {
  /** from 0; printed from 1 */
  readonly number: number
  readonly change: TextChange
  readonly parts: readonly MarkedPart[]
  /** places at which words are gone */
  readonly gone: readonly GonePlace[]
  /** page of the newer text, from 0; absent where it has none */
  readonly page?: number
  readonly formerPage?: number
}

export interface RedlineChanges {
  readonly result: ComparisonResult
  readonly changes: readonly RedlineChange[]
}

/** Tells all changes in the order of the newer text, without those of paragraphs alone. */
export function describeChanges(compared: ComparedDocuments): RedlineChanges {
  const result = resultOf(compared)
  const places = findGonePlaces(compared)
  const changes = result.changes.flatMap((change, number): RedlineChange[] => {
    if (isLayoutChange(change)) return []
    const gone = places.get(number) ?? []
    const page = change.newer?.marks[0]?.[0] ?? gone[0]?.page
    const formerPage = change.older?.marks[0]?.[0]
    const told = {
      number,
      change,
      parts: partsOf(change).map(({ is, text }) => ({ is, text: text.replaceAll('\n', ' ') })),
      gone,
      ...(page !== undefined && { page }),
      ...(formerPage !== undefined && { formerPage }),
    }
    return [told]
  })
  return { result, changes }
}

/** Number and title of the clause that a change stands in, of the newer text if it is there. */
export function clauseOfChange({ older, newer }: ComparisonResult, change: TextChange) {
  return change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]
}
