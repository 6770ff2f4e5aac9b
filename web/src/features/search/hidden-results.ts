import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const listeners = new Set<() => void>()
let hidden: string | undefined

/** Another type of search is being chosen: what was found by the one before is out of sight until somebody searches or goes Back. */
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
