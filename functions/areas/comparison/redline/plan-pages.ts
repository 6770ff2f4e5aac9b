import type { ComparedDocuments } from '#comparison/result/make-result.ts'
import type { RedlineChange } from './redline-changes.ts'
import type { MarkedPage } from './set-overlay.ts'

const TENTHS = 10

type PlannedPage = Omit<MarkedPage, 'width' | 'height'>

/** Distance of a change from the top of a page, in points; undefined where the page does not show it. */
export function topOn({ change, gone }: RedlineChange, page: number): number | undefined {
  const top = change.newer?.marks.find((mark) => mark[0] === page)?.[2] ?? gone.find((place) => place.page === page)?.top
  return top === undefined ? undefined : top / TENTHS
}

/** Plans the pages of the newer text that have a change, by their number. */
export function planPages({ sides }: ComparedDocuments, changes: readonly RedlineChange[]): ReadonlyMap<number, PlannedPage> {
  const lefts = new Map<number, number>()
  for (const { lines = [] } of sides[1].text.blocks)
    for (const { page, spans } of lines) lefts.set(page, Math.min(lefts.get(page) ?? Number.POSITIVE_INFINITY, ...spans))
  const plans = new Map<number, { page: number; textLeft: number; changes: RedlineChange[] }>()
  for (const one of changes) {
    const marks = one.change.newer?.marks.map(([page]) => page) ?? []
    for (const page of new Set([...marks, ...one.gone.map(({ page: at }) => at)])) {
      const plan = plans.get(page) ?? { page, textLeft: (lefts.get(page) ?? 0) / TENTHS, changes: [] }
      plans.set(page, plan)
      plan.changes.push(one)
    }
  }
  return plans
}
