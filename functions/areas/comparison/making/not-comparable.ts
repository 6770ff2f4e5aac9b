import type { ComparisonFailure } from './store.ts'

/** A comparison that no later try would make; a side says whose text it is about. */
export class NotComparable extends Error {
  override readonly name = 'NotComparable'
  readonly failure: ComparisonFailure
  readonly side: 'older' | 'newer'

  constructor(failure: ComparisonFailure, side: 'older' | 'newer') {
    super(`${failure}: ${side}`)
    this.failure = failure
    this.side = side
  }
}
