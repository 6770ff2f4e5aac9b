import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { type ChangeFilter, kindsOf } from './filter-changes.ts'

interface ChangeFiltersProps {
  readonly result: ComparisonResult
  readonly filter: ChangeFilter
  /** whether the person can tick changes as seen */
  readonly mayTick: boolean
  readonly onFilter: (filter: ChangeFilter) => void
}

export function ChangeFilters({ result, filter, mayTick, onFilter }: ChangeFiltersProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const kinds = kindsOf(result).map(([value, count]) => ({
    value: value as ChangeFilter['kind'],
    label: `${t(`comparison.kind.${value}`)} (${formatNumber(count)})`,
  }))
  return (
    <div className="change-filters">
      <Select
        label={t('comparison.filterKind')}
        labelHidden
        value={filter.kind}
        options={[{ value: 'all', label: t('comparison.filterAll') }, ...kinds]}
        onChange={(kind) => onFilter({ ...filter, kind })}
      />
      <Switch
        label={t('comparison.affecting')}
        on={filter.affecting}
        onChange={(affecting) => onFilter({ ...filter, affecting })}
      />
      {mayTick && (
        <Switch label={t('comparison.unseen')} on={filter.unseen} onChange={(unseen) => onFilter({ ...filter, unseen })} />
      )}
    </div>
  )
}
