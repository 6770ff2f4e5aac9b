import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { isFocusFree } from '#web/ui/kept-focus.ts'

/** Id of the point whose form was closed while it had the focus. */
let left: string | undefined

/** Remembers that a form is closed with the focus in it, so that what stands there next can take it. */
export function useLeaving(form: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(
    () => () => {
      if (form.current?.contains(document.activeElement)) left = id
    },
    [form, id],
  )
}

/** Gives the focus to a saved point in place of its form, unless it is elsewhere by now. */
export function useFocusAfterForm(card: RefObject<HTMLElement | null>, id: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || left !== id) return
    left = undefined
    if (isFocusFree()) card.current?.querySelector<HTMLElement>('.point-name')?.focus()
  }, [card, id, isShown])
}
