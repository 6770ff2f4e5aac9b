import { describe, expect, it } from '@jest/globals'
import { formatDate } from './format-date.ts'
import { languages } from './languages.ts'

describe('a date', () => {
  it.each([
    ['2015', '2015', '2015'],
    ['2015-09', 'Sep 2015', 'Sept. 2015'],
    ['2015-09-01', 'Sep 1, 2015', '1. Sept. 2015'],
  ])('%s is as precise as it is given', (date, english, german) => {
    expect([formatDate('en', date), formatDate('de', date)]).toEqual([english, german])
  })

  it('names no day in any language where its source has none', () => {
    for (const { tag } of Object.values(languages)) {
      const parts = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(0)
      expect(formatDate(tag, '1970-01')).not.toBe(parts)
      expect(formatDate(tag, '1970-01').length).toBeLessThan(parts.length)
    }
  })

  it('is shown as it is where it is none', () => {
    expect(formatDate('en', 'spring')).toBe('spring')
  })
})

it('names the month in every language, also with a time of day', () => {
  for (const tag of ['en', 'ar', 'de', 'ru', 'ja'])
    expect([tag, formatDate(tag, '2025-05-06', { dateStyle: 'medium' })]).toEqual([tag, formatDate(tag, '2025-05-06')])
  expect(formatDate('ar', '2025-05-06', { dateStyle: 'medium' })).not.toMatch(/\d\/\d/)
  expect(formatDate('en', '2025-05-06T10:20:30Z', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })).toMatch(
    /May 6, 2025.*10:20/,
  )
})
