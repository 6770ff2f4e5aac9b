import { useEffect, useState } from 'react'

/** Height of a window, in CSS pixels, that has no room for bars and text: a small one, or one that is enlarged to 400 %. */
const LOW_WINDOW = '(max-height: 420px)'
/** Scrolling that is meant. */
const LEAST_PX = 8

/** Tells whether the bars of a low window gave their room to the text: while it is scrolled down, until it is scrolled back. */
export function useBarsAway(scroller: HTMLElement | undefined): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!scroller) return
    const low = window.matchMedia(LOW_WINDOW)
    let last = scroller.scrollTop
    const follow = () => {
      const moved = scroller.scrollTop - last
      if (Math.abs(moved) < LEAST_PX) return
      last = scroller.scrollTop
      setAway(low.matches && moved > 0)
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [scroller])
  return away
}
