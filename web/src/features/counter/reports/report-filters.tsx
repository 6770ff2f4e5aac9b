import { useId } from 'react'
import { ACCESS_TYPES, type ReportKind } from '#contract/counter/report-kinds.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Choices } from './choices.tsx'
import type { ReportChoice } from './report-query.ts'

interface ReportFiltersProps {
  kind: ReportKind
  choice: ReportChoice
  onChange: (choice: ReportChoice) => void
}

interface TextFilterProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function TextFilter({ label, hint, value, onChange }: TextFilterProps) {
  const id = useId()
  return (
    <span className="report-text">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={300}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className="quiet">
          {hint}
        </span>
      )}
    </span>
  )
}

/** Filters and columns that a report can have; those of a view are fixed. */
export function ReportFilters({ kind, choice, onChange }: ReportFiltersProps) {
  const t = useText()
  if (kind.isView) return <p className="quiet">{t('counter.fixedView')}</p>
  const has = (filter: ReportKind['filters'][number]) => kind.filters.includes(filter)
  const set = (change: Partial<ReportChoice>) => onChange({ ...choice, ...change })
  return (
    <details className="report-filters">
      <summary>{t('counter.filters')}</summary>
      <Choices
        label={t('counter.metrics')}
        values={kind.metrics}
        chosen={choice.metrics}
        onChoose={(metrics) => set({ metrics })}
      />
      <Choices
        label={t('counter.dataTypes')}
        values={kind.dataTypes}
        chosen={choice.dataTypes}
        onChoose={(dataTypes) => set({ dataTypes })}
      />
      {has('access_type') && (
        <Choices
          label={t('counter.accessTypes')}
          values={ACCESS_TYPES}
          chosen={choice.accessTypes}
          onChoose={(accessTypes) => set({ accessTypes })}
        />
      )}
      <Choices
        label={t('counter.columns')}
        values={kind.attributes}
        chosen={choice.attributes}
        onChoose={(attributes) => set({ attributes })}
      />
      {has('yop') && (
        <TextFilter
          label={t('counter.years')}
          hint={t('counter.yearsHint')}
          value={choice.years}
          onChange={(years) => set({ years })}
        />
      )}
      {has('database') && (
        <TextFilter label={t('counter.database')} value={choice.database} onChange={(database) => set({ database })} />
      )}
      {has('item_id') && <TextFilter label={t('counter.titleId')} value={choice.itemId} onChange={(itemId) => set({ itemId })} />}
      <div className="report-switches">
        <Switch label={t('counter.withoutMonths')} on={choice.isTotal} onChange={(isTotal) => set({ isTotal })} />
        {kind.of === 'item' && (
          <Switch label={t('counter.withParents')} on={choice.withParents} onChange={(withParents) => set({ withParents })} />
        )}
      </div>
    </details>
  )
}
