import type { ReactNode } from 'react'
import { FEEDBACK_STATES } from '#contract/feedback.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import type { FeedbackQuery } from './feedback-query.ts'

interface FeedbackFilterProps {
  chosen: FeedbackQuery
  onChoose: (chosen: FeedbackQuery) => void
  children: ReactNode
}

/** Filters by days and words. */
export function FeedbackFilter({ chosen, onChoose, children }: FeedbackFilterProps) {
  const t = useText()
  const day = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input
        type="date"
        value={chosen[name] ?? ''}
        onChange={(event) => onChoose({ ...chosen, [name]: event.target.value || undefined })}
      />
    </label>
  )
  return (
    <FilterForm>
      {day('from', t('feedback.from'))}
      {day('to', t('feedback.to'))}
      <WordsField label={t('feedback.words')} words={chosen.text} onWords={(text) => onChoose({ ...chosen, text })} />
      <Select
        label={t('feedback.state')}
        value={chosen.state ?? ''}
        options={[
          { value: '', label: t('feedback.anyState') },
          ...FEEDBACK_STATES.map((value) => ({ value, label: t(`feedback.states.${value}`) })),
        ]}
        onChange={(state) => onChoose({ ...chosen, state: state || undefined })}
      />
      <span data-end>{children}</span>
    </FilterForm>
  )
}
