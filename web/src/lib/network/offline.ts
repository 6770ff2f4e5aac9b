import { useSyncExternalStore } from 'react'

/** Tests whether the device has no network at all. A server that does not answer is another failure. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline)

/** Resolves as soon as the device has a network. */
export function waitForNetwork(): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}
