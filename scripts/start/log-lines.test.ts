import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, jest } from '@jest/globals'
import { logLines } from './log-lines.ts'

describe('the log', () => {
  it('writes what was said together, in order, a line each, after the turn in which it was said', async () => {
    const write = jest.fn((_: string) => undefined)
    const log = logLines(write)
    log({ one: 1 })
    log({ two: 2 })
    expect(write).not.toHaveBeenCalled()
    await setImmediate()
    log({ three: 3 })
    await setImmediate()
    expect(write.mock.calls).toEqual([['{"one":1}\n{"two":2}\n'], ['{"three":3}\n']])
  })
})
