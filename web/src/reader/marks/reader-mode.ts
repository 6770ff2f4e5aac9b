import { useCallback, useState } from 'react'

const STORAGE_KEY = 'lectern-reader-mode'
const VIEW = 'view'

function savedMode(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== VIEW
  } catch {
    return true
  }
}

interface Linked {
  /** the address names a note or a point */
  isLinked: boolean
  /** rises with each that is opened from elsewhere on the page */
  opened: number
}

/** Tells whether the person reads with notes and points, which holds on this device; one that is opened shows them at once. */
export function useAnnotates({ isLinked, opened }: Linked): readonly [annotates: boolean, change: (annotates: boolean) => void] {
  const [annotates, setAnnotates] = useState(() => isLinked || savedMode())
  const [seen, setSeen] = useState(opened)
  if (seen !== opened) {
    setSeen(opened)
    setAnnotates(true)
  }
  const change = useCallback((next: boolean) => {
    setAnnotates(next)
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'annotate' : VIEW)
    } catch {
      // It then holds for this document alone.
    }
  }, [])
  return [annotates, change]
}
