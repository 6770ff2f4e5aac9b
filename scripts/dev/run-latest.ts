/** Runs one at a time. Whoever asks during a run gets the next one, which sees all that was changed until then. */
export function runLatest(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let waiting: Promise<void> | undefined
  return () => {
    if (waiting) return waiting
    const next = running.then(() => {
      waiting = undefined
      return work()
    })
    waiting = next
    running = next.catch(() => {})
    return next
  }
}
