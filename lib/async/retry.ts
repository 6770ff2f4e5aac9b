/** Outcome of an attempt that is worth another one; `error` is thrown after the last. */
export class Retryable {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

export interface RetryOptions {
  /** the first one included */
  readonly attempts: number
  /** Waits before another attempt; `retry` is 1 before the second. At once when left out. */
  readonly pause?: (retry: number) => Promise<unknown>
}

/** Repeats an attempt for as long as its outcome is retryable. What it throws is thrown at once. */
export async function retry<T>(attempt: (number: number) => Promise<T | Retryable>, options: RetryOptions): Promise<T> {
  for (let number = 1; ; number++) {
    const outcome = await attempt(number)
    if (!(outcome instanceof Retryable)) return outcome
    if (number >= options.attempts) throw outcome.error
    await options.pause?.(number)
  }
}

/** Doubles with each retry up to `mostMs`; half of it is chance, so that those who were refused together do not come back together. */
export function backoffMs(retry: number, firstMs: number, mostMs = Number.POSITIVE_INFINITY): number {
  return Math.min(mostMs, firstMs * 2 ** (retry - 1)) * (0.5 + Math.random() / 2)
}
