import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from '#web/lib/router/router.tsx'

const listeners = new Set<() => void>()
let hidden: string | undefined

/** Hides the results of a location after another search type was chosen, until the next search or Back. */
export function hideResultsOf(locationKey: string): void {
  hidden = locationKey
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useResultsHidden(): boolean {
  const { key } = useLocation()
  useEffect(
    () => () => {
      if (hidden === key) hidden = undefined
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => hidden === key)
}
