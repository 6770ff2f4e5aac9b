import { useEffect } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'

const EVENTS = ['copy', 'cut', 'dragstart'] as const

/** Tells whether selected words reach into a text; those of a field do not. */
function reaches(text: Element, { target }: Event): boolean {
  if (target instanceof Element && target.closest('input, textarea')) return false
  const selection = text.ownerDocument.getSelection()
  return selection !== null && selection.rangeCount > 0 && selection.getRangeAt(0).intersectsNode(text)
}

/** Keeps the text of a protected document from being copied or dragged away; words are still selected for notes. */
export function useNoCopy(text: Element | undefined, isProtected: boolean): void {
  const t = useText()
  useEffect(() => {
    if (!text || !isProtected) return
    const refuse = (event: Event) => {
      if (!reaches(text, event)) return
      event.preventDefault()
      // pdf.js fills the clipboard itself.
      event.stopImmediatePropagation()
      if (event.type !== 'dragstart') notify.info(t('documents.copyProtected'))
    }
    // A selection may begin before the text.
    const page = text.ownerDocument
    for (const name of EVENTS) page.addEventListener(name, refuse, { capture: true })
    return () => {
      for (const name of EVENTS) page.removeEventListener(name, refuse, { capture: true })
    }
  }, [text, isProtected, t])
}
