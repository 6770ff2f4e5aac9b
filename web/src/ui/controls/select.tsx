import { useId } from 'react'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  onChange: (value: Value) => void
  /** hides the label visually where the context is visible */
  labelHidden?: boolean
}

/** The browser's own select: it opens at once, with any key, and as a wheel on a phone. */
export function Select<Value extends string>({ label, value, options, onChange, labelHidden }: SelectProps<Value>) {
  const id = useId()
  return (
    <span className="select">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
