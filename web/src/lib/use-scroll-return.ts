import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

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

function keptAt(key: string): number {
  return places.get(key) ?? Number(sessionStorage.getItem(PREFIX + key) ?? 0)
}

/** Back brings the same place of the page, as soon as `ready` says that its content is there; any other way begins at the top. */
export function useScrollReturn(ready: boolean): void {
  const { key } = useLocation()
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
