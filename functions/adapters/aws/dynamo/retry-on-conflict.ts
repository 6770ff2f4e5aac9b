import { setTimeout as sleep } from 'node:timers/promises'
import { Retryable, retry } from '#async/retry.ts'
import { TableUnavailable } from '#ports/table.ts'

const RETRY_DELAY_MS = 10
const MAX_RETRY_DELAY_MS = 400

/** Nothing was done, as somebody else was in the way. */
export const RETRY = Symbol('again')

/** All of the pause is chance: those who are in each other's way come back apart. */
const pause = (retry: number) => sleep(Math.random() * Math.min(RETRY_DELAY_MS * 2 ** (retry - 1), MAX_RETRY_DELAY_MS))

/** Tries until it is done or patience ends; in the end says that it was not done. */
export function retryOnConflict<T>(patienceMs: number, conflictMessage: string, attempt: () => Promise<T | typeof RETRY>): Promise<T> {
  const deadline = performance.now() + patienceMs
  const attemptInTime = async () => {
    const outcome = await attempt()
    if (outcome !== RETRY) return outcome
    const error = new TableUnavailable(conflictMessage)
    if (performance.now() > deadline) throw error
    return new Retryable(error)
  }
  return retry(attemptInTime, { attempts: Number.POSITIVE_INFINITY, pause })
}
