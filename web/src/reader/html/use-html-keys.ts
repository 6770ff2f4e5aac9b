import { useCallback, useEffect, useRef } from 'react'
import { askedOf } from '../keys.ts'

/** Handles Ctrl+F and Ctrl+P wherever the focus is; the frame's own keys are handed to what it returns. */
export function useHtmlKeys(actions: Readonly<Record<'find' | 'print', () => void>>) {
  const latest = useRef(actions)
  latest.current = actions
  const onKey = useCallback((event: KeyboardEvent) => {
    const asked = askedOf(event)
    const inDialog = (event.target as Element | null)?.closest?.('dialog, [role="dialog"]')
    if (!asked || event.defaultPrevented || inDialog) return
    event.preventDefault()
    latest.current[asked]()
  }, [])
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
  return onKey
}
