import { useEffect, useLayoutEffect } from 'react'
import { FIRST_KEY, type PageLocation } from '#web/lib/router/page-location.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'

const PREFIX = 'lectern-scroll:'
const places = new Map<string, number>()

function savePosition(key: string): void {
  places.set(key, scrollY)
  try {
    sessionStorage.setItem(PREFIX + key, String(scrollY))
  } catch {
    // Then it is known until the page is loaded anew.
  }
}

/** Tests whether the page was opened by its address: such a visit starts at the top, even in a tab that was here before. */
const isVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

function savedPosition(key: string): number {
  const here = places.get(key)
  if (here !== undefined) return here
  return key.startsWith(FIRST_KEY) && isVisit() ? 0 : Number(sessionStorage.getItem(PREFIX + key) ?? 0)
}

/** The first entry of every visit has the same key; the address is added to tell visits apart. */
const nameOf = ({ key, pathname, search }: PageLocation) => (key === FIRST_KEY ? FIRST_KEY + pathname + search : key)

/** Restores the scroll position on Back, once `ready` says that the content is rendered; other navigation starts at the top. */
export function useScrollReturn(ready: boolean): void {
  const key = nameOf(useLocation())
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address begins anew
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (type !== 'POP') scrollTo(0, 0)
  }, [key, type])
  useLayoutEffect(() => {
    if (ready && type === 'POP') scrollTo(0, savedPosition(key))
  }, [ready, key, type])
  useEffect(() => {
    const listen = () => savePosition(key)
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
