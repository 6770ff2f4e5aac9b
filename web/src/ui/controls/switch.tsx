import { useId } from 'react'
import './switch.css'

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  labelHidden?: boolean
}

export function Switch({ label, on, onChange, labelHidden }: SwitchProps) {
  const id = useId()
  return (
    <span className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
    </span>
  )
}
