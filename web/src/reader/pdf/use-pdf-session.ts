import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type PdfSession, startPdfSession } from './session/pdf-session.ts'
import { initialPdfState, type PdfState } from './session/pdf-state.ts'
import type { PdfLayer } from './slots.ts'

export type SessionOptions = Omit<Parameters<typeof startPdfSession>[0], 'container' | 'onPages'>

/** Opens the PDF when its element is mounted and closes it when that goes. Options and layers are those of the first render. */
export function usePdfSession(layers: readonly PdfLayer[], options: SessionOptions) {
  const container = useRef<HTMLDivElement>(null)
  const opened = useRef({ layers, options })
  const [session, setSession] = useState<PdfSession>()
  useEffect(() => {
    if (!container.current) return
    const drawLayers = () => {
      for (const draw of opened.current.layers) draw(started)
    }
    const started = startPdfSession({ ...opened.current.options, container: container.current, onPages: drawLayers })
    setSession(started)
    return () => {
      setSession(undefined)
      started.close()
    }
  }, [])
  return { container, session }
}

const noSubscription = () => () => {}

export function usePdfState(session: PdfSession | undefined): PdfState {
  return useSyncExternalStore(session?.store.subscribe ?? noSubscription, session?.store.get ?? (() => initialPdfState))
}
