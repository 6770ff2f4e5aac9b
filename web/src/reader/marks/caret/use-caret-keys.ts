import { useEffect, useRef } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import type { SelectionAction } from '../additions.ts'
import { type CaretMove, caretMoveOf, type LineDirection } from './caret-keys.ts'
import './caret.css'

/** Text in which keys move a caret. */
export interface CaretText {
  /** element that has the focus while the caret is in the text */
  readonly surface: HTMLElement
  isOn(): boolean
  direction(): LineDirection
  /** Puts the caret where the person reads; tells whether there is a text. */
  begin(): Promise<boolean>
  end(): void
  /** Moves the caret, and says where it is then or why it stays. */
  move(move: CaretMove, isExtending: boolean): Promise<void>
  hasSelection(): boolean
  /** undefined for more than a place can have */
  selectedPlace(): TextPlace | undefined
  dropSelection(): void
}

const OTHERS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tree"], dialog, [role="dialog"], [role="tablist"], .mark-end'

/** Key of a press on any layout. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()

/** Does the first or the second of what can be done with the selected words; tells whether it could. */
function runAction(text: CaretText, actions: readonly SelectionAction[], nth: number): boolean {
  const place = text.selectedPlace()
  const action = place && (actions[nth] ?? actions[0])
  if (!place || !action) return false
  action.run(place)
  text.dropSelection()
  return true
}

/** Moves a caret in a text by keys: `c` puts it there, `a` makes something of the selected words. */
export function useCaretKeys(text: CaretText, page: Document, actions: readonly SelectionAction[]): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    let last: Promise<void> = Promise.resolve()
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element | null
      if (event.defaultPrevented || target?.closest?.(OTHERS)) return
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (isPlain && letterOf(event) === 'a' && text.hasSelection()) {
        if (runAction(text, latest.current, event.shiftKey ? 1 : 0)) take(event)
        return
      }
      if (isPlain && !event.shiftKey && letterOf(event) === 'c') {
        take(event)
        if (text.isOn()) text.end()
        else void text.begin()
        return
      }
      const isHere = text.surface.contains(target) || target === page.body || target === document.body
      if (!text.isOn() || !isHere) return
      if (event.key === 'Escape') {
        take(event)
        if (text.hasSelection()) text.dropSelection()
        else text.end()
        return
      }
      if (event.key === 'Enter' && isPlain && text.hasSelection() && target?.closest?.('button, a') === null) {
        if (runAction(text, latest.current, 0)) take(event)
        return
      }
      const move = caretMoveOf(event, text.direction())
      if (!move) return
      take(event)
      const { shiftKey } = event
      // Words of another page may have to come first; keys are served in turn.
      last = last.then(() => text.move(move, shiftKey)).catch(() => undefined)
    }
    const pages = new Set([page, document])
    for (const one of pages) one.addEventListener('keydown', onKey, { capture: true })
    return () => {
      for (const one of pages) one.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [text, page])
}

function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
