import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
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
      <span data-end>{children}</span>
    </FilterForm>
  )
}
