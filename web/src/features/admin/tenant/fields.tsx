import { useId } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { Texts, TitleDraft } from './settings-draft.ts'

interface LineProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'url' | 'date'
  longest?: number
  placeholder?: string
  required?: boolean
  /** names of values to choose from */
  options?: readonly string[]
}

export function LineField({ label, value, onChange, type = 'text', longest, placeholder, required, options }: LineProps) {
  const list = useId()
  return (
    <label>
      {label}
      <input
        type={type}
        dir={type === 'text' ? 'auto' : 'ltr'}
        maxLength={longest}
        placeholder={placeholder}
        required={required}
        value={value}
        list={options && list}
        onChange={({ target }) => onChange(target.value)}
      />
      {options && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  )
}

interface TextsProps {
  label: string
  texts: Texts
  /** language of the text that is shown */
  language: Language
  longest: number
  onChange: (texts: Texts) => void
  placeholder?: string | undefined
  rows?: number
}

/** Text in the language that is chosen for the whole form; those of the others stay. */
export function TextsField({ label, texts, language, longest, onChange, placeholder, rows }: TextsProps) {
  const field = {
    dir: 'auto',
    lang: language,
    maxLength: longest,
    placeholder,
    value: texts[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [language]: target.value }),
  } as const
  if (rows === undefined)
    return (
      <label>
        {label}
        <input type="text" {...field} />
      </label>
    )
  return (
    <label>
      {label}
      <textarea rows={rows} {...field} />
    </label>
  )
}

interface TitleProps {
  label: string
  title: TitleDraft
  language: Language
  longest: number
  onChange: (title: TitleDraft) => void
}

/** Title whose message of the program stands in the field until there is a text in its place. */
export function TitleField({ label, title, language, longest, onChange }: TitleProps) {
  const t = useText()
  return (
    <TextsField
      label={label}
      texts={title.texts}
      language={language}
      longest={longest}
      placeholder={title.key && t(title.key)}
      onChange={(texts) => onChange({ ...title, texts })}
    />
  )
}
