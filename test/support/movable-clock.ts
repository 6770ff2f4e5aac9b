import type { Clock } from '#ports/clock.ts'

/** Goes with the machine's time, and further when told. */
export function movableClock(): Clock & { pass(seconds: number): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (seconds) => {
      ahead += seconds * 1000
    },
  }
}
