import { describe, expect, it } from '@jest/globals'
import { nextMark } from './next-mark.ts'

const mark = (id: string, page: number, top: number) => ({
  id,
  kind: 'point' as const,
  name: id,
  place: { areas: [{ page, top, left: 0, right: 1, bottom: top + 1 }] },
})
const marks = [mark('third', 2, 10), mark('first', 0, 500), mark('second', 2, 5)]

describe('the next mark', () => {
  it.each([
    [undefined, 1, 'first'],
    ['first', 1, 'second'],
    ['third', 1, 'first'],
    [undefined, -1, 'third'],
    ['first', -1, 'third'],
    ['gone', 1, 'first'],
  ] as const)('of %s in direction %s is %s', (chosen, step, next) => {
    expect(nextMark({ marks, chosen }, step)).toBe(next)
  })

  it('is none where there are none', () => {
    expect(nextMark({ marks: [], chosen: undefined }, 1)).toBeUndefined()
  })
})
