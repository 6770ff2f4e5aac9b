import { type RefObject, useEffect, useRef } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const ITEMS = 'li, tr, article'

/** Control that was given the focus for one that is gone. */
let heir: Element | undefined

/** Tells whether nobody has put the focus where it is. */
export const isFocusFree = (): boolean => document.activeElement === document.body || document.activeElement === heir

const isUsable = (one: HTMLElement) => one.isConnected && !one.matches(':disabled') && one.checkVisibility()
const controlsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(CONTROLS)]

/**
 * Keeps the focus in a part of a page when the control that has it goes, as a row does that is removed: it goes to another control of
 * the same item, else to the next one that is left, else to the one before, else to the part itself, which needs a tab index.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    let held: HTMLElement | undefined
    let item: Element | null = null
    let order: readonly HTMLElement[] = []
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement && target !== part ? target : undefined
      item = held?.closest(ITEMS) ?? null
      order = controlsIn(part)
    }
    const onBlur = () =>
      setTimeout(() => {
        // Who leaves a control that stays, leaves it on purpose.
        if (held?.isConnected && !held.matches(':disabled') && document.activeElement !== held) held = undefined
      })
    const onChange = () => {
      if (!held) return
      if (held.isConnected) {
        order = controlsIn(part)
        // A control that was disabled for a while has lost it without a word.
        if (document.activeElement === document.body && isUsable(held)) held.focus({ preventScroll: true })
        return
      }
      const at = order.indexOf(held)
      held = undefined
      if (document.activeElement !== document.body) return
      const own = item?.isConnected ? controlsIn(item) : []
      heir = [...own, ...order.slice(at + 1), ...order.slice(0, Math.max(at, 0)).reverse()].find(isUsable) ?? part
      ;(heir as HTMLElement).focus({ preventScroll: heir === part })
    }
    const observer = new MutationObserver(onChange)
    observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    part.addEventListener('focusin', onFocus)
    part.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      part.removeEventListener('focusin', onFocus)
      part.removeEventListener('focusout', onBlur)
    }
  }, [])
  return ref
}
