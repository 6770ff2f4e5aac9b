import { useEffect } from 'react'
import { latinKey } from '#web/lib/latin-key.ts'

/** Tests whether keys are input of the focused element. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

export const SEARCH_BOX = 'search-box'

/** Global shortcuts: `/` focuses the search box, `?` shows the list of keys. */
export function useShellKeys(onHelp: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = latinKey(event)
      if (key === '?') onHelp()
      else if (key === '/') {
        const box = document.getElementById(SEARCH_BOX)
        if (!box) return
        event.preventDefault()
        box.focus()
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onHelp])
}
