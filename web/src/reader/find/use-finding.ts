import { useCallback, useState } from 'react'

/** The find box: open or not, and how often somebody has wished to type into it. */
export function useFinding(startsOpen: boolean) {
  const [{ open, asked }, setState] = useState({ open: startsOpen, asked: 0 })
  const ask = useCallback(() => setState((now) => ({ open: true, asked: now.asked + 1 })), [])
  const close = useCallback(() => setState({ open: false, asked: 0 }), [])
  return { open, asked, ask, close }
}
