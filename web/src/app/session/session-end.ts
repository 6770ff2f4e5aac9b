/** Calls wait here while somebody signs in again, and go on when they have. */
function createSessionEnd() {
  const listeners = new Set<() => void>()
  let waiting: ((renewed: boolean) => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      }),
    answer: (renewed: boolean) => {
      const answered = waiting
      waiting = []
      for (const resolve of answered) resolve(renewed)
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isWaiting: () => waiting.length > 0,
  }
}

export const sessionEnd = createSessionEnd()
