import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { runLatest } from './run-latest.ts'

describe('work that is asked for again and again', () => {
  it('runs one at a time, and once more for all who asked during a run', async () => {
    const begun: (() => void)[] = []
    const run = runLatest(() => new Promise<void>((resolve) => begun.push(resolve)))
    const first = run()
    await setImmediate()
    const [second, third] = [run(), run()]
    await setImmediate()
    expect(begun).toHaveLength(1)
    begun[0]?.()
    await first
    await setImmediate()
    expect(begun).toHaveLength(2)
    begun[1]?.()
    await Promise.all([second, third])
    expect(begun).toHaveLength(2)
  })

  it('runs again after a run that failed', async () => {
    let runs = 0
    const run = runLatest(async () => {
      runs += 1
      if (runs === 1) throw new Error('first')
    })
    await expect(run()).rejects.toThrow('first')
    await run()
    expect(runs).toBe(2)
  })
})
