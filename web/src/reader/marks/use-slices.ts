import { useEffect, useState } from 'react'

/** members that are drawn at once; the others follow while the browser has nothing else to do */
const SLICE = 200
const LATEST_MS = 100
const PAUSE_MS = 16

/** Counts how many of many members are drawn by now. */
export function useSlices(length: number): number {
  const [count, setCount] = useState(SLICE)
  const isDone = count >= length
  useEffect(() => {
    if (isDone) return
    const draw = () => setCount(count + SLICE)
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) {
      const timer = window.setTimeout(draw, PAUSE_MS)
      return () => window.clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(draw, { timeout: LATEST_MS })
    return () => window.cancelIdleCallback(idle)
  }, [isDone, count])
  return count
}
