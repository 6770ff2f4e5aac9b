import type { Listener } from './site.ts'

/** Requests after which there is something to clean up. */
const MIN_REQUESTS = 200

/** Calls `clean` once a listener that answered many requests has had none for some time. */
export function restAfter(listener: Listener, clean: () => void, restMs = 5000): Listener {
  let [running, answered] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  return async (request, response) => {
    running += 1
    answered += 1
    clearTimeout(timer)
    try {
      await listener(request, response)
    } finally {
      running -= 1
      if (running === 0 && answered >= MIN_REQUESTS)
        timer = setTimeout(() => {
          answered = 0
          clean()
        }, restMs).unref()
    }
  }
}
