import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type PdfSession, startPdfSession } from './session/pdf-session.ts'
import { initialPdfState, type PdfState } from './session/pdf-state.ts'

type SessionOptions = Omit<Parameters<typeof startPdfSession>[0], 'container'>

/** Opens the PDF when its element stands and closes it when that goes; what it was opened with does not change meanwhile. */
export function usePdfSession(options: SessionOptions) {
  const container = useRef<HTMLDivElement>(null)
  const opened = useRef(options)
  const [session, setSession] = useState<PdfSession>()
  useEffect(() => {
    if (!container.current) return
    const started = startPdfSession({ ...opened.current, container: container.current })
    setSession(started)
    return () => {
      setSession(undefined)
      started.close()
    }
  }, [])
  return { container, session }
}

const nothing = () => () => {}

export function usePdfState(session: PdfSession | undefined): PdfState {
  return useSyncExternalStore(session?.store.subscribe ?? nothing, session?.store.get ?? (() => initialPdfState))
}
