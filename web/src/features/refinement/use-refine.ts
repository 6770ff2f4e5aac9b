import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#web/lib/use-media.ts'

const STORAGE_KEY = 'lectern-refine'
/** Id of the control that opens and closes the panel, wherever it is rendered. */
export const REFINE_TOGGLE = 'refine-toggle'

function isSavedClosed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'closed'
  } catch {
    return false
  }
}

function save(open: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, open ? 'open' : 'closed')
  } catch {
    // Then it holds for this page.
  }
}

/** State of the panel: beside the results where there is room, else over them. The focus follows the control. */
export function useRefine() {
  const wide = useMedia('(min-width: 1200px)')
  const [railOpen, setRailOpen] = useState(() => !isSavedClosed())
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
    save(open)
  }
  return {
    rail: wide && railOpen,
    sheet: !wide && sheetOpen,
    open: () => (wide ? setRail(true) : setSheetOpen(true)),
    close: () => (wide ? setRail(false) : setSheetOpen(false)),
  }
}
