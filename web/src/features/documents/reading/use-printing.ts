import { useCallback, useRef, useState } from 'react'

interface Printing {
  /** prints the text that is open; absent while there is none to print */
  readonly print: (() => void) | undefined
  /** called by the bar of a text whenever it is drawn */
  readonly offer: (print: (() => void) | undefined) => void
}

/** Printing of the open text, for what stands outside of its bar. */
export function usePrinting(): Printing {
  const offered = useRef<() => void>(undefined)
  const [canPrint, setCanPrint] = useState(false)
  const offer = useCallback((print: (() => void) | undefined) => {
    offered.current = print
    setCanPrint(print !== undefined)
  }, [])
  return { print: canPrint ? () => offered.current?.() : undefined, offer }
}
