import { useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import type { SortCounts } from '../tree/shown-nodes.ts'

const SHOW_COUNTS = ['25', '50', '75', '100'] as const
type ShowCount = (typeof SHOW_COUNTS)[number]
const SORTS = ['best', 'az', 'za'] as const
const STORAGE_KEY = 'lectern-show-count'

function savedCount(): ShowCount {
  try {
    return SHOW_COUNTS.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? '25'
  } catch {
    return '25'
  }
}

/** Number of values that a list shows, saved on this device. */
export function useShowCount(): [number, (count: number) => void] {
  const [count, setCount] = useState(() => Number(savedCount()))
  const save = (next: number) => {
    setCount(next)
    try {
      localStorage.setItem(STORAGE_KEY, String(next))
    } catch {
      // Then it holds for this page.
    }
  }
  return [count, save]
}

interface PanelToolsProps {
  most: number
  onMost: (most: number) => void
  sort: SortCounts
  onSort: (sort: SortCounts) => void
  /** absent if nothing is selected */
  onClear: (() => void) | undefined
}

export function PanelTools({ most, onMost, sort, onSort, onClear }: PanelToolsProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <div className="facet-tools">
      <Select<SortCounts>
        label={t('refinement.sort')}
        labelHidden
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`refinement.sort.${value}`) }))}
        onChange={onSort}
      />
      <Select<ShowCount>
        label={t('refinement.show')}
        labelHidden
        value={String(most) as ShowCount}
        options={SHOW_COUNTS.map((value) => ({
          value,
          label: t('refinement.showCount', { count: formatNumber(Number(value)) }),
        }))}
        onChange={(value) => onMost(Number(value))}
      />
      {onClear && (
        <button type="button" className="toggle" onClick={onClear}>
          {t('refinement.clear')}
        </button>
      )}
    </div>
  )
}
