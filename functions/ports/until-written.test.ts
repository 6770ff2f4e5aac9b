import { describe, expect, it } from '@jest/globals'
import { TableUnavailable } from './table.ts'
import { untilWritten } from './until-written.ts'

describe('a write with a condition', () => {
  it('is tried until it is written, and decides anew each time', async () => {
    const seen: number[] = []
    const written = await untilWritten(async () => {
      seen.push(seen.length)
      return seen.length === 4 ? 'written' : undefined
    })
    expect([written, seen]).toEqual(['written', [0, 1, 2, 3]])
  })

  it('ends with what an attempt throws', async () => {
    await expect(untilWritten(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })

  it('is refused as an unavailable table after many attempts', async () => {
    let attempts = 0
    const never = async () => {
      attempts++
      return undefined
    }
    await expect(untilWritten(never)).rejects.toBeInstanceOf(TableUnavailable)
    expect(attempts).toBeLessThan(100)
  })
})
