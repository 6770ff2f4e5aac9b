import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  title: string
  actions: ReactNode
  children: ReactNode
  /** absent: only its actions close it */
  onClose?: () => void
}

/** The browser's own modal dialog: it traps the focus, returns it, and makes the page inert. */
export function Dialog({ title, actions, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before it is taken out of the page: only an open dialog can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
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
