import { type KeyboardEvent, type ReactNode, useId } from 'react'
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
  /** The browser asks once alone: a second Escape without a click between would close it whatever was typed. */
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.currentTarget.querySelector(':popover-open')) return
    event.preventDefault()
    onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-wide={wide || undefined}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
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
