import { useText } from '#web/lib/i18n/i18n.tsx'
import type { typeChoices } from './query/search-types.ts'

type Choices = ReturnType<typeof typeChoices>
export type Choice = Choices[number]['value']

interface TypeSelectProps {
  choices: Choices
  choice: Choice | undefined
  onChange: (choice: Choice) => void
}

/** Selects the type of search; hidden if there is only one. */
export function TypeSelect({ choices, choice, onChange }: TypeSelectProps) {
  const t = useText()
  if (choices.length < 2) return null
  return (
    <select
      className="select-box"
      aria-label={t('search.type')}
      value={choice}
      onChange={(event) => onChange(event.target.value as Choice)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </select>
  )
}
