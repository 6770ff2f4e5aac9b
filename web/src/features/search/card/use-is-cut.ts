import { useLayoutEffect, useRef, useState } from 'react'

/** Tests whether an element's text overflows, as measured while collapsed. */
export function useIsCut<E extends HTMLElement>(text: string) {
  const ref = useRef<E>(null)
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // The "more" button takes room from the text: a text that overflows counts as such until its card has another width,
    // or button and overflow would come and go with each other for ever.
    let cutAt: number | undefined
    const measure = () => {
      if (element.closest('[data-open]')) return
      const room = element.closest('article')?.clientWidth
      if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1) cutAt = room
      setCut(cutAt !== undefined && cutAt === room)
    }
    // Before the first paint, so that what depends on it does not come in late.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return { ref, cut }
}
