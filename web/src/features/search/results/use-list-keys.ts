import { type RefObject, useEffect } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** List shortcuts: `j` and `k` work from anywhere; arrow keys scroll until the focus is in the list. */
export function useListKeys(list: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const target = event.target as HTMLElement
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog')) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const at = links.indexOf(target)
      if (at < 0 && event.key.startsWith('Arrow')) return
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
