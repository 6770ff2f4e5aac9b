import { type Ref, useId } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

interface AnswerProps {
  label: string
  value: string
  limit: number
  rows: number
  required?: boolean
  problem?: string
  ref?: Ref<HTMLTextAreaElement>
  onChange: (value: string) => void
}

/** Text area with a counter of the characters left. */
export function Answer({ label, value, limit, rows, required, problem, ref, onChange }: AnswerProps) {
  const { formatNumber } = useLocale()
  const id = useId()
  return (
    <div className="answer">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        dir="auto"
        rows={rows}
        maxLength={limit}
        value={value}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-more`} className="answer-more">
        <span role={problem ? 'alert' : undefined} className="field-problem">
          {problem}
        </span>
        <bdi>
          {formatNumber(value.length)} / {formatNumber(limit)}
        </bdi>
      </p>
    </div>
  )
}
