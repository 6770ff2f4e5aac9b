import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens the browser's own modal dialog while it is shown: it traps the focus, returns it, and makes the page inert. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it is taken out of the page: only an open dialog can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The browser gives the focus to the first control, which is not always what Enter should mean.
    element?.querySelector<HTMLElement>('[data-enter]')?.focus()
    return () => element?.close()
  }, [])
  return dialog
}
