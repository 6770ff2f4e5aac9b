import type { ReactNode } from 'react'
import './tool-button.css'

interface ToolButtonProps {
  /** the same in both states: `aria-pressed` says the state */
  label: string
  /** describes the effect of a press */
  hint: string
  /** absent for an action, which has no state */
  pressed?: boolean
  pending?: boolean
  icon: ReactNode
  onPress: () => void
}

/** Icon button for one tool of a document: a state that is set or not, or an action. */
export function ToolButton({ label, hint, pressed, pending, icon, onPress }: ToolButtonProps) {
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
