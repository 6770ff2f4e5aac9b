import { useEffect } from 'react'

/** Where somebody types, keys are letters. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

export const SEARCH_BOX = 'search-box'

/** `/` goes to the search box and `?` shows the keys, from anywhere. */
export function useShellKeys(onHelp: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') onHelp()
      else if (event.key === '/') {
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
