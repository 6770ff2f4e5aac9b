import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Value of one component that others follow, wherever in the page they stand. */
export interface LiveValue<Value> {
  readonly get: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

/** Offers the value of each rendering to components elsewhere; the offer itself stays the same. */
export function useLiveValue<Value>(value: Value): LiveValue<Value> {
  const [offer] = useState(() => {
    const listeners = new Set<() => void>()
    let current = value
    return {
      get: () => current,
      set(next: Value) {
        if (Object.is(current, next)) return
        current = next
        for (const listener of listeners) listener()
      },
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  })
  useLayoutEffect(() => offer.set(value), [offer, value])
  return offer
}

export const useLive = <Value>({ subscribe, get }: LiveValue<Value>): Value => useSyncExternalStore(subscribe, get)

/** Returns a function that stays the same and calls the one of the last rendering. */
export function useStable<Args extends readonly unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0]
}
