import { describe, expect, it } from '@jest/globals'
import { backoffMs, Retryable, retry } from './retry.ts'

const failing = (failures: number) => async (attempt: number) =>
  attempt <= failures ? new Retryable(new Error(`failure ${attempt}`)) : attempt

describe('a retry', () => {
  it('repeats an attempt until its outcome is final, and pauses between attempts alone', async () => {
    const pauses: number[] = []
    const pause = async (number: number) => pauses.push(number)
    expect(await retry(failing(2), { attempts: 3, pause })).toBe(3)
    expect(pauses).toEqual([1, 2])
  })

  it('throws the error of the last attempt that it was given', async () => {
    await expect(retry(failing(9), { attempts: 3 })).rejects.toThrow('failure 3')
  })

  it('throws at once what an attempt throws', async () => {
    let attempts = 0
    const broken = async () => {
      attempts += 1
      throw new TypeError('broken')
    }
    await expect(retry(broken, { attempts: 3 })).rejects.toThrow(TypeError)
    expect(attempts).toBe(1)
  })
})

describe('a backoff', () => {
  it('doubles up to its limit, and half of it is chance', () => {
    for (const [number, longest] of [100, 200, 300, 300].entries()) {
      const pauses = Array.from({ length: 100 }, () => backoffMs(number + 1, 100, 300))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(longest / 2)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(longest)
      expect(new Set(pauses).size).toBeGreaterThan(1)
    }
  })
})
