/** Holds calls while the person signs in again, and resumes them afterwards. */
function createSessionEnd() {
  const listeners = new Set<() => void>()
  let waiting: ((renewed: boolean) => void)[] = []
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    waitForSignIn: () =>
      new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
        notifyListeners()
      }),
    resume: (renewed: boolean) => {
      const resumed = waiting
      waiting = []
      for (const resolve of resumed) resolve(renewed)
      notifyListeners()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isWaiting: () => waiting.length > 0,
  }
}

export const sessionEnd = createSessionEnd()
