import type { KeyboardEvent } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

const STOPS = 'input[type="checkbox"]:not(:disabled), .facet-line:not(:has(input)) > .facet-open'

/** Arrow keys for a tree: up and down move, forwards expands, backwards collapses or moves to the parent. */
export function useTreeKeys() {
  const { direction } = useLocale()
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const line = target.closest('.facet-line')
    if (!line || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
      const here = stops.findIndex((stop) => line.contains(stop))
      stops[here + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    } else if (event.key === forwards || event.key === backwards) {
      const opener = line.querySelector<HTMLElement>('.facet-open')
      const isOpen = opener?.ariaExpanded === 'true'
      if (opener && isOpen === (event.key === backwards)) opener.click()
      else if (event.key === backwards) line.closest('ul')?.closest('li')?.querySelector<HTMLElement>(STOPS)?.focus()
    } else return
    event.preventDefault()
  }
}
