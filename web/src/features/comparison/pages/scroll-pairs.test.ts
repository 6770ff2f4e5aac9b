import { describe, expect, it } from '@jest/globals'
import { createScrollPairs } from './scroll-pairs.ts'

const page = [6000, 8000] as const

describe('two documents that scroll together', () => {
  // A page was put in before the second one.
  const pairs = createScrollPairs({
    older: { pages: [page, page] },
    newer: { pages: [page, page, page] },
    anchors: [
      [0, 1000, 0, 1000],
      [0, 7000, 0, 7000],
      [1, 1000, 2, 1000],
    ],
  })

  it('show the same text, wherever it stands', () => {
    expect(pairs('older', { page: 1, top: 1000 })).toEqual({ page: 2, top: 1000 })
    expect(pairs('newer', { page: 2, top: 1000 })).toEqual({ page: 1, top: 1000 })
    expect(pairs('older', { page: 0, top: 4000 })).toEqual({ page: 0, top: 4000 })
  })

  it('one passes what the other does not have', () => {
    expect(pairs('newer', { page: 1, top: 4000 })).toEqual({ page: 1, top: 0 })
  })

  it('begin and end together', () => {
    expect(pairs('older', { page: 0, top: 0 })).toEqual({ page: 0, top: 0 })
    expect(pairs('older', { page: 1, top: 8000 })).toEqual({ page: 2, top: 8000 })
    expect(pairs('older', { page: 7, top: 99_000 })).toEqual({ page: 2, top: 8000 })
  })

  it('without anything in common they scroll by their length', () => {
    const alone = createScrollPairs({ older: { pages: [page] }, newer: { pages: [page, page] }, anchors: [] })
    expect(alone('older', { page: 0, top: 4000 })).toEqual({ page: 1, top: 0 })
  })
})
