import { useEffect, useRef } from 'react'
import { commandOf, runCommand, scrollStepOf } from './keyboard.ts'
import type { PdfSession } from './session/pdf-session.ts'

/** Selector of widgets with keys of their own. */
const OTHERS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tree"], [role="tablist"], [role="dialog"]'

/** Handles keys wherever the focus is, since the document is the subject of the page. */
export function useViewerKeys(session: PdfSession | undefined, onFind: () => void) {
  const find = useRef(onFind)
  find.current = onFind
  useEffect(() => {
    if (!session) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OTHERS))) return
      const step = document.activeElement === document.body && scrollStepOf(event, session.viewer.container.clientHeight)
      if (step) {
        event.preventDefault()
        session.viewer.container.scrollBy({ top: step })
        return
      }
      const command = commandOf(event, session.store.get().rightToLeft)
      const scrolls = event.key.startsWith('Arrow') && isWide(session.viewer.container)
      if (!command || scrolls) return
      event.preventDefault()
      if (command === 'find') find.current()
      else runCommand(command, session)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [session])
}

const isWide = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1
