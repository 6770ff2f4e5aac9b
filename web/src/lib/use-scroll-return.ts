import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'

const PREFIX = 'lectern-scroll:'
const places = new Map<string, number>()

function keep(key: string): void {
  places.set(key, scrollY)
  try {
    sessionStorage.setItem(PREFIX + key, String(scrollY))
  } catch {
    // Then it is known until the page is loaded anew.
  }
}

/** Whoever comes by an address begins at the top, also where this tab has been before. */
const isVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

function keptAt(key: string): number {
  const here = places.get(key)
  if (here !== undefined) return here
  return key.startsWith(FIRST) && isVisit() ? 0 : Number(sessionStorage.getItem(PREFIX + key) ?? 0)
}

/** The first entry of every visit has the same key: the address tells them apart. */
const FIRST = 'default'
const nameOf = ({ key, pathname, search }: Location) => (key === FIRST ? FIRST + pathname + search : key)

/** Back brings the same place of the page, as soon as `ready` says that its content is there; any other way begins at the top. */
export function useScrollReturn(ready: boolean): void {
  const key = nameOf(useLocation())
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address begins anew
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (type !== 'POP') scrollTo(0, 0)
  }, [key, type])
  useLayoutEffect(() => {
    if (ready && type === 'POP') scrollTo(0, keptAt(key))
  }, [ready, key, type])
  useEffect(() => {
    const listen = () => keep(key)
    addEventListener('scrollend', listen)
    addEventListener('pagehide', listen)
    addEventListener('click', listen, { capture: true })
    return () => {
      removeEventListener('scrollend', listen)
      removeEventListener('pagehide', listen)
      removeEventListener('click', listen, { capture: true })
    }
  }, [key])
}
