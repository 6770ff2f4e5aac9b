import type { Clock } from '#ports/clock.ts'

/** A clock that follows the machine's time and can be advanced. */
export function movableClock(): Clock & { pass(seconds: number): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (seconds) => {
      ahead += seconds * 1000
    },
  }
}
