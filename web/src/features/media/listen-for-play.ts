interface Frame {
  readonly contentWindow: unknown
}

/** Calls back once when a frame, and none but it, says with a message that its video plays. Returns how to stop listening. */
export function listenForPlay(page: EventTarget, frame: () => Frame | null, message: string, onPlay: () => void): () => void {
  const stop = new AbortController()
  const onMessage = (event: Event) => {
    const { source, data } = event as MessageEvent
    if (source === null || source !== frame()?.contentWindow || data !== message) return
    stop.abort()
    onPlay()
  }
  page.addEventListener('message', onMessage, { signal: stop.signal })
  return () => stop.abort()
}
