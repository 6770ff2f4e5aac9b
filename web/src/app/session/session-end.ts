/** Holds calls while the person signs in again, and resumes them afterwards. */
function createSessionEnd() {
  const listeners = new Set<() => void>()
  let waiting: ((renewed: boolean) => void)[] = []
  let isRefused = false
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** `refused`: the library takes no session that the issuer renews by itself */
    waitForSignIn: (refused: boolean) =>
      new Promise<boolean>((resolve) => {
        isRefused ||= refused
        waiting = [...waiting, resolve]
        notifyListeners()
      }),
    resume: (renewed: boolean) => {
      const resumed = waiting
      waiting = []
      isRefused = false
      for (const resolve of resumed) resolve(renewed)
      notifyListeners()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isRefused: () => isRefused,
    isWaiting: () => waiting.length > 0,
  }
}

export const sessionEnd = createSessionEnd()
