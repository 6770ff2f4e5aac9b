import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens the browser's own modal dialog while it is shown: it traps the focus, returns it, and makes the page inert. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it is taken out of the page: only an open dialog can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
