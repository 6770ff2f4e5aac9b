import { useEffect, useMemo, useRef } from 'react'
import { isLayoutChange } from '#comparison/is-layout.ts'
import { groupSubstitutions, isSubstitution } from '#comparison/result/group-substitutions.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ChangeFacts, clauseNameOf } from './change-facts.tsx'
import { ChangeText } from './change-text.tsx'
import type { ShownChange } from './filter-changes.ts'
import { RepeatedChange } from './repeated-change.tsx'
import type { ChangeSteps } from './use-changes.ts'
import { ViewedTick } from './viewed-tick.tsx'
import './changes.css'

interface ChangeListProps {
  readonly result: ComparisonResult
  readonly steps: ChangeSteps
  readonly onChoose: (number: number) => void
}

/** List of changes in the order of the newer text; each leads to its place. The same words in many places are one line. */
export function ChangeList({ result, steps, onChoose }: ChangeListProps) {
  const t = useText()
  const { shown, current, viewed } = steps
  const list = useRef<HTMLOListElement>(null)
  const rows = useMemo(() => groupSubstitutions(shown), [shown])
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-number="${current}"]`)
    if (!list.current || !item) return
    // Scrolls the list alone: the page around it stays where it is.
    const { top, bottom } = list.current.getBoundingClientRect()
    const own = item.getBoundingClientRect()
    if (own.top < top) list.current.scrollTop -= top - own.top
    else if (own.bottom > bottom) list.current.scrollTop += Math.min(own.bottom - bottom, own.top - top)
  }, [current])
  if (result.changes.every(isLayoutChange)) return <EmptyState title={t('comparison.same')} />
  if (shown.length === 0)
    return (
      <EmptyState title={t('comparison.noMatch')} action={<Button onClick={steps.showAll}>{t('comparison.showAll')}</Button>} />
    )
  const item = (one: ShownChange, isPlace: boolean) => (
    <li key={one.number} data-number={one.number} data-seen={viewed.numbers.has(one.number) || undefined}>
      <button type="button" aria-current={one.number === current || undefined} onClick={() => onChoose(one.number)}>
        <bdi className="change-clause">{clauseNameOf(result, one.change) || t('comparison.noClause')}</bdi>
        {!isPlace && <ChangeFacts change={one.change} />}
        <ChangeText change={one.change} />
      </button>
      {!isPlace && <ViewedTick viewed={viewed} numbers={[one.number]} />}
    </li>
  )
  return (
    <ol ref={list} className="change-list" aria-label={t('comparison.changes')}>
      {rows.map((row) =>
        isSubstitution(row) ? (
          <li key={row.changes[0]?.number} className="change-group">
            <RepeatedChange group={row} current={current}>
              <ol>{row.changes.map((one) => item(one, true))}</ol>
            </RepeatedChange>
            <ViewedTick viewed={viewed} numbers={row.changes.map(({ number }) => number)} />
          </li>
        ) : (
          item(row, false)
        ),
      )}
    </ol>
  )
}
