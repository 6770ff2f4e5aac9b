import { setTimeout as sleep } from 'node:timers/promises'
import { Retryable, retry } from '#async/retry.ts'
import { TableUnavailable } from '#ports/table.ts'

const RETRY_DELAY_MS = 10
const MAX_RETRY_DELAY_MS = 400

/** Result of an attempt that wrote nothing because of a conflict. */
export const RETRY = Symbol('again')

/** The pause is fully random, so that conflicting writers do not meet again. */
const pause = (retry: number) => sleep(Math.random() * Math.min(RETRY_DELAY_MS * 2 ** (retry - 1), MAX_RETRY_DELAY_MS))

/** Repeats an attempt until it succeeds. Throws TableUnavailable with the conflict message after `patienceMs`. */
export function retryOnConflict<T>(
  patienceMs: number,
  conflictMessage: string,
  attempt: () => Promise<T | typeof RETRY>,
): Promise<T> {
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
