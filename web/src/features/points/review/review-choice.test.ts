import { describe, expect, it } from '@jest/globals'
import { kindToShow, queryOfReview, readReviewChoice } from './review-choice.ts'

describe('the choice of proposals', () => {
  it('takes from an address what it knows, and writes it again', () => {
    expect(readReviewChoice('')).toEqual({ page: 0 })
    expect(readReviewChoice('?kind=x&page=-1')).toEqual({ page: 0 })
    const choice = { kind: 'gone', contentCode: 'ISO|131-2024', page: 2 } as const
    expect(readReviewChoice(`?${new URLSearchParams({ ...choice, page: '2' })}`)).toEqual(choice)
    expect(queryOfReview(choice)).toEqual(choice)
    expect(queryOfReview({ page: 0 })).toEqual({})
  })

  it('is at first the kind of which some wait', () => {
    expect(kindToShow({ page: 0 }, { same: 0, changed: 2, gone: 1, translated: 0 })).toBe('changed')
    expect(kindToShow({ page: 0 }, { same: 0, changed: 0, gone: 0, translated: 0 })).toBe('same')
    expect(kindToShow({ page: 0, kind: 'gone' }, { same: 3, changed: 2, gone: 0, translated: 0 })).toBe('gone')
  })
})
