import { describe, expect, it } from '@jest/globals'
import { batchesOf, forEachConcurrently, mapInBatches } from './batches.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7]

describe('batches', () => {
  it('hold everything in order, the last what is left', () => {
    expect([...batchesOf(numbers, 3)]).toEqual([[1, 2, 3], [4, 5, 6], [7]])
    expect([...batchesOf([], 3)]).toEqual([])
  })

  it('are worked on one after the other, with results in order', async () => {
    let running = 0
    const doubled = await mapInBatches(numbers, 3, async (batch) => {
      expect(++running).toBe(1)
      await Promise.resolve()
      running -= 1
      return batch.map((number) => number * 2)
    })
    expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14])
  })
})

describe('work on each concurrently', () => {
  it('reaches everything once, and never runs more than its limit at the same time', async () => {
    const done: number[] = []
    let [running, most] = [0, 0]
    await forEachConcurrently(numbers, 3, async (number) => {
      most = Math.max(most, ++running)
      for (let turn = 0; turn < number; turn++) await Promise.resolve()
      running -= 1
      done.push(number)
    })
    expect(most).toBe(3)
    expect(done.toSorted()).toEqual(numbers)
  })

  it('begins no more after a failure, and says it', async () => {
    const begun: number[] = []
    const work = async (number: number) => {
      begun.push(number)
      await Promise.resolve()
      if (number === 2) throw new Error('broken')
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
    await expect(forEachConcurrently(numbers, 2, work)).rejects.toThrow('broken')
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual([1, 2])
  })
})
