import type { ReactNode } from 'react'
import './mark-button.css'

interface MarkButtonProps {
  /** the same whether pressed or not: what is pressed is said beside it */
  label: string
  /** what a press does now */
  hint: string
  pressed: boolean
  pending?: boolean
  icon: ReactNode
  onPress: () => void
}

/** A sign at a document that is set or not. */
export function MarkButton({ label, hint, pressed, pending, icon, onPress }: MarkButtonProps) {
  return (
    <button
      type="button"
      className="icon-button mark-button"
      aria-label={label}
      title={hint}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      onClick={() => !pending && onPress()}
    >
      {icon}
    </button>
  )
}
