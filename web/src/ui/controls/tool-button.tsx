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
  /** key that presses it while its row has the focus */
  shortcut?: string
  icon: ReactNode
  /** short name, shown beside the icon where there is room */
  word?: string
  onPress: () => void
}

/** Icon button for one tool of a document: a state that is set or not, or an action. */
export function ToolButton({ label, hint, pressed, pending, shortcut, icon, word, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button mark-button"
      aria-label={label}
      title={shortcut ? `${hint} (${shortcut})` : hint}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      aria-disabled={pending || undefined}
      onClick={() => !pending && onPress()}
    >
      {icon}
      {word && <span className="tool-word">{word}</span>}
      <span className="tool-hint">{hint}</span>
    </button>
  )
}
