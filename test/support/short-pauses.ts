import * as timers from 'node:timers/promises'
import { jest } from '@jest/globals'

const TIMES_AS_FAST = 20

/** Makes the pauses between attempts short, in all modules of a test that are imported after this call. */
export function shortenPauses(): void {
  const setTimeout = <T>(ms: number, ...more: [value?: T, options?: { signal?: AbortSignal }]) =>
    timers.setTimeout(ms / TIMES_AS_FAST, ...more)
  jest.unstable_mockModule('node:timers/promises', () => ({ ...timers, setTimeout }))
}
