import { useEffect, useRef } from 'react'
import { askedOf } from '../keys.ts'
import { commandOf, runCommand, scrollStepOf, turnOf } from './keyboard.ts'
import type { PdfSession } from './session/pdf-session.ts'

/** Selector of widgets with keys of their own. */
const OTHERS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tree"], [role="tablist"]'
const DIALOG = 'dialog, [role="dialog"]'

/** Handles keys wherever the focus is, since the document is the subject of the page. */
export function useViewerKeys(session: PdfSession | undefined, actions: Readonly<Record<'find' | 'print', () => void>>) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (!session) return
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || target.closest(DIALOG)) return
      const { presenting, rightToLeft } = session.store.get()
      if (presenting) {
        const turn = turnOf(event, rightToLeft)
        if (turn) event.preventDefault()
        if (turn === 'next' || turn === 'previous' || turn === 'first' || turn === 'last') runCommand(turn, session)
        return
      }
      const asked = askedOf(event)
      if (asked) {
        event.preventDefault()
        latest.current[asked]()
        return
      }
      if (target.closest(OTHERS)) return
      const step = isNowhere(document.activeElement) && scrollStepOf(event, session.viewer.container.clientHeight)
      if (step) {
        event.preventDefault()
        session.viewer.container.scrollBy({ top: step })
        return
      }
      const command = commandOf(event, rightToLeft)
      const scrolls = event.key.startsWith('Arrow') && isWide(session.viewer.container)
      if (!command || scrolls) return
      event.preventDefault()
      runCommand(command, session)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [session])
}

/** Tells whether nothing has the focus, or the name of the document, which gets it with the page. */
const isNowhere = (active: Element | null) => active === null || active === document.body || active.tagName === 'H1'

const isWide = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1
