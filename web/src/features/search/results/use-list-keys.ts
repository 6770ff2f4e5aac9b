import { type RefObject, useEffect } from 'react'
import { latinKey } from '#web/lib/latin-key.ts'

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Finds the button of a row that a key presses. */
const buttonFor = (row: Element, key: string): HTMLElement | null =>
  /^[a-z]$/.test(key) || key === ' ' ? row.querySelector(`[aria-keyshortcuts="${key === ' ' ? 'Space' : key}"]`) : null

/**
 * List shortcuts: `j` and `k` work from anywhere; arrow keys scroll until the focus is in the list. Keys that a row's buttons name
 * press them while the row has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog')) return
      const key = latinKey(event)
      const links = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const row = target.closest('li')
      const at = links.findIndex((link) => link === target || row?.contains(link))
      // A button that has the focus is pressed by Space itself.
      const button = links[at] && row && (key !== ' ' || target === links[at]) && buttonFor(row, key)
      if (button) {
        event.preventDefault()
        return button.click()
      }
      const step = STEPS[key]
      if (!step || (at < 0 && key.startsWith('Arrow'))) return
      const next = links[at < 0 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.closest('li')?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [list, selector])
}
