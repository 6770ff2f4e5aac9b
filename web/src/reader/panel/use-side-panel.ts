import { useCallback, useRef, useState } from 'react'

const STORAGE_KEY = 'lectern-reader-panel'
const NONE = 'none'

function savedPanel(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export type SidePanelState = ReturnType<typeof useSidePanel>

/** Id of the panel that is open beside the text. It stays open from document to document; on a phone none is at first. */
export function useSidePanel(first: string | undefined, phone: boolean) {
  const [open, setOpen] = useState(() => (phone ? undefined : (savedPanel() ?? first)))
  /** button that a key pressed to open the panel, which gets the focus back */
  const opener = useRef<HTMLElement | undefined>(undefined)
  const show = useCallback(
    (id: string | undefined) => {
      opener.current = undefined
      setOpen(id)
      try {
        if (!phone) localStorage.setItem(STORAGE_KEY, id ?? NONE)
      } catch {
        // It then holds for this document alone.
      }
    },
    [phone],
  )
  return {
    open,
    show,
    /** Opens a panel, or closes it; one that a key opens takes the focus. */
    toggle(id: string, byKey = false) {
      const from = document.activeElement
      show(id === open ? undefined : id)
      if (byKey && id !== open && from instanceof HTMLElement) opener.current = from
    },
    takesFocus: () => opener.current !== undefined,
    /** Closes the panel, and gives the focus back to where a key opened it. */
    close() {
      const back = opener.current
      show(undefined)
      back?.focus()
    },
  }
}
