import { useEffect, useRef } from 'react'
import { isLayoutChange } from '#comparison/result/is-layout.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ChangeFacts, clauseNameOf } from './change-facts.tsx'
import { ChangeText } from './change-text.tsx'
import type { ShownChange } from './filter-changes.ts'
import './changes.css'

interface ChangeListProps {
  readonly result: ComparisonResult
  readonly shown: readonly ShownChange[]
  /** number of the change in view */
  readonly current: number | undefined
  readonly onChoose: (number: number) => void
  readonly onShowAll: () => void
}

/** List of changes in the order of the newer text; each leads to its place. */
export function ChangeList({ result, shown, current, onChoose, onShowAll }: ChangeListProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
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
    return <EmptyState title={t('comparison.noMatch')} action={<Button onClick={onShowAll}>{t('comparison.showAll')}</Button>} />
  return (
    <ol ref={list} className="change-list" aria-label={t('comparison.changes')}>
      {shown.map(({ number, change }) => (
        <li key={number} data-number={number}>
          <button type="button" aria-current={number === current || undefined} onClick={() => onChoose(number)}>
            <bdi className="change-clause">{clauseNameOf(result, change) || t('comparison.noClause')}</bdi>
            <ChangeFacts change={change} />
            <ChangeText change={change} />
          </button>
        </li>
      ))}
    </ol>
  )
}
