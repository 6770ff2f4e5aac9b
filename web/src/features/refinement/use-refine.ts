import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#web/lib/use-media.ts'

const KEY = 'lectern-refine'
/** The one control that opens and closes the panel, wherever it stands at the moment. */
export const REFINE_TOGGLE = 'refine-toggle'

function isKeptClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'closed'
  } catch {
    return false
  }
}

function keep(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed')
  } catch {
    // Then it holds for this page.
  }
}

/** Beside the results where there is room for both, else over them; the focus goes where the control went. */
export function useRefine() {
  const wide = useMedia('(min-width: 1200px)')
  const [railOpen, setRailOpen] = useState(() => !isKeptClosed())
  const [sheetOpen, setSheetOpen] = useState(false)
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control moves with the rail
  useEffect(() => {
    if (moved.current) document.getElementById(REFINE_TOGGLE)?.focus()
    moved.current = false
  }, [railOpen])
  const setRail = (open: boolean) => {
    moved.current = true
    setRailOpen(open)
    keep(open)
  }
  return {
    rail: wide && railOpen,
    sheet: !wide && sheetOpen,
    open: () => (wide ? setRail(true) : setSheetOpen(true)),
    close: () => (wide ? setRail(false) : setSheetOpen(false)),
  }
}
