import { describe, expect, it } from '@jest/globals'
import { isBannerDue } from './is-banner-due.ts'

const banner = { text: 't', 'start-date': '2026-03-01', 'end-date': '2026-03-31' }

describe('the site banner', () => {
  it('is there from its first day to its last, both included', () => {
    const due = [new Date(2026, 1, 28, 23, 59), new Date(2026, 2, 1), new Date(2026, 2, 31, 23, 59), new Date(2026, 3, 1)]
    expect(due.map((now) => isBannerDue(banner, now))).toEqual([false, true, true, false])
  })
})
