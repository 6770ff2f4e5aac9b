import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  actions: ReactNode
  children: ReactNode
  /** wide enough for two lists side by side */
  wide?: boolean
  /** absent: only its actions close it */
  onClose?: () => void
}

/** Question or message over the page. */
export function Dialog({ title, actions, children, wide, onClose }: DialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-wide={wide || undefined}
      aria-labelledby={id}
      // A second Escape would close it whatever is said to the first.
      onKeyDown={(event) => event.key === 'Escape' && !onClose && event.preventDefault()}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="dialog-text">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  )
}
