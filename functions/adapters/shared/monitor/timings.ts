import type { Timed } from '#ports/monitor.ts'

/** Number, sum and longest of some times. */
export class Timings {
  count = 0
  /** milliseconds */
  total = 0
  max = 0

  add(ms: number): void {
    this.count += 1
    this.total += ms
    if (ms > this.max) this.max = ms
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.total / this.count
  }
}

/** Rounds milliseconds to microseconds. */
export const rounded = (ms: number): number => Math.round(ms * 1000) / 1000

export const timedOf = ({ count, mean, max }: Timings): Timed => ({ count, mean: rounded(mean), max: rounded(max) })
