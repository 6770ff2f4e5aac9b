import { describe, expect, it } from '@jest/globals'
import { dayAfter, dayIn, endOfRawEvents, monthIn, startOfDay } from './report-zone.ts'

const hoursOf = (zone: string, day: string) => (startOfDay(zone, dayAfter(day)) - startOfDay(zone, day)) / 3_600_000

describe('the zone of reports', () => {
  it.each([
    ['UTC', '2026-03-29', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Kolkata', '2026-11-01', 24],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    // Clocks go forward at midnight: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24', 23],
    ['Africa/Cairo', '2026-10-29', 25],
  ])('a day of %s, %s, has %d hours', (zone, day, hours) => {
    expect(hoursOf(zone, day)).toBe(hours)
    expect(dayIn(zone, startOfDay(zone, day))).toBe(day)
    expect(dayIn(zone, startOfDay(zone, day) - 1)).toBe(dayAfter(day, -1))
  })

  it('a month ends where the zone is, and its raw events go 120 days later', () => {
    expect([
      monthIn('America/New_York', Date.parse('2026-12-01T04:59:59Z')),
      monthIn('UTC', Date.parse('2026-12-01T04:59:59Z')),
    ]).toEqual(['2026-11', '2026-12'])
    expect(endOfRawEvents('2026-12')).toBe(Date.parse('2027-05-01T00:00:00Z') / 1000)
  })
})
