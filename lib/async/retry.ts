/** Outcome of an attempt that is worth another one; `error` is thrown after the last. */
export class Retryable {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

export interface RetryOptions {
  /** maximum number of attempts, the first one included */
  readonly attempts: number
  /** Waits before another attempt; `retry` is 1 before the second. Without it there is no wait. */
  readonly pause?: (retry: number) => Promise<unknown>
}

/** Repeats an attempt while its outcome is retryable. An error that it throws is never retried. */
export async function retry<T>(attempt: (number: number) => Promise<T | Retryable>, options: RetryOptions): Promise<T> {
  for (let number = 1; ; number++) {
    const outcome = await attempt(number)
    if (!(outcome instanceof Retryable)) return outcome
    if (number >= options.attempts) throw outcome.error
    await options.pause?.(number)
  }
}

/** Delay that doubles with each retry up to `maxMs`. Half of it is random, so that clients do not all retry at once. */
export function backoffMs(retry: number, firstMs: number, maxMs = Number.POSITIVE_INFINITY): number {
  return Math.min(maxMs, firstMs * 2 ** (retry - 1)) * (0.5 + Math.random() / 2)
}
