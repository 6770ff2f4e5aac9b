import { useState } from 'react'

const STORAGE_KEY = 'lectern-reader-panel'
const NONE = 'none'

function savedPanel(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Id of the panel that is open beside the text. It stays open from document to document; on a phone none is at first. */
export function useSidePanel(first: string | undefined, phone: boolean) {
  const [open, setOpen] = useState(() => (phone ? undefined : (savedPanel() ?? first)))
  const show = (id: string | undefined) => {
    setOpen(id)
    try {
      if (!phone) localStorage.setItem(STORAGE_KEY, id ?? NONE)
    } catch {
      // It then holds for this document alone.
    }
  }
  return { open, show, toggle: (id: string) => show(id === open ? undefined : id) }
}
