import { describe, expect, it } from '@jest/globals'
import type { StoredEvent, UseEvent } from '../event.ts'
import { startOfDay } from '../report-zone.ts'
import { countDay } from './count-day.ts'

const DAY = { start: Date.parse('2026-11-20T00:00:00Z'), end: Date.parse('2026-11-21T00:00:00Z') }
let number = 0
const event = (time: string, more: Partial<UseEvent> = {}): StoredEvent => ({
  id: `e${++number}`,
  at: time.includes('-') ? time : `2026-11-20T${time}Z`,
  ...{ kind: 'request', account: 'harbour', person: 'ada', agent: 'Mozilla/5.0 Firefox', document: 'ISO|1', format: 'pdf' },
  ...more,
})
const counted = (events: readonly StoredEvent[], span = DAY) => countDay(events, span).get('harbour')
const figures = (events: readonly StoredEvent[], span = DAY) => {
  const use = counted(events, span)?.documents.get('ISO|1')
  return use && [use.totalInvestigations, use.uniqueInvestigations, use.totalRequests, use.uniqueRequests, use.denials]
}

describe('a counted day', () => {
  it('of a double click the later one counts, chains too, up to thirty seconds', () => {
    expect(figures([event('10:00:00.000'), event('10:00:29.999')])).toEqual([1, 1, 1, 1, 0])
    expect(figures([event('10:00:00.000'), event('10:00:30.001')])).toEqual([2, 1, 2, 1, 0])
    expect(figures([event('10:00:00'), event('10:00:20'), event('10:00:40'), event('10:01:00')])).toEqual([1, 1, 1, 1, 0])
    expect(figures([event('10:00:00'), event('10:00:01', { person: 'bo' })])).toEqual([2, 2, 2, 2, 0])
  })

  it('PDF and HTML of a document within an hour are two in total and one of unique items', () => {
    expect(figures([event('10:00:00'), event('10:00:05', { format: 'html' })])).toEqual([2, 1, 2, 1, 0])
    expect(figures([event('10:59:00'), event('11:00:00')])).toEqual([2, 2, 2, 2, 0])
  })

  it('the page of a document is an investigation, and a denial is neither', () => {
    const page = { kind: 'investigation', format: 'page' } as const
    expect(figures([event('10:00:00', page), event('10:00:01')])).toEqual([2, 1, 1, 1, 0])
    expect(figures([event('10:00:00', { kind: 'denial' }), event('10:00:10', { kind: 'denial' })])).toEqual([0, 0, 0, 0, 1])
  })

  it('a click that the next day follows counts there', () => {
    const night = [event('23:59:50'), event('2026-11-21T00:00:10Z')]
    expect(figures(night)).toBeUndefined()
    expect(figures(night, { start: DAY.end, end: DAY.end + 86_400_000 })).toEqual([1, 1, 1, 1, 0])
  })

  it('an event that is delivered twice, late or in another order counts once', () => {
    const events = [event('10:00:00'), event('12:00:00'), event('09:00:00')]
    expect(figures([...events, ...events].reverse())).toEqual(figures(events))
    expect(figures(events)).toEqual([3, 3, 3, 3, 0])
  })

  it('hours of a day of 25 hours are 25', () => {
    const zone = 'Europe/Berlin'
    const span = { start: startOfDay(zone, '2026-10-25'), end: startOfDay(zone, '2026-10-26') }
    const events = Array.from({ length: 25 }, (_, hour) => event(new Date(span.start + hour * 3_600_000 + 60_000).toISOString()))
    expect(figures(events, span)).toEqual([25, 25, 25, 25, 0])
  })

  it('a search counts once as long as the same person sees the same set', () => {
    const search = (time: string, set: string, person = 'ada') => event(time, { kind: 'search', set, person })
    const use = counted([search('10:00:00', 'a'), search('10:05:00', 'a'), search('10:06:00', 'b'), search('10:07:00', 'a')])
    expect(use?.searches).toBe(3)
    expect(counted([search('10:00:00', 'a'), search('10:01:00', 'b', 'bo'), search('10:02:00', 'a')])?.searches).toBe(2)
  })

  it('robots count as robots alone, and acts on points as often as they are', () => {
    const robot = { agent: 'Googlebot/2.1' }
    const carried = { kind: 'point', act: 'carried', times: 3 } as const
    const use = counted([
      event('10:00:00', robot),
      event('10:00:00', carried),
      event('10:00:01', { kind: 'point', act: 'viewed' }),
    ])
    expect([use?.robots, use?.documents.size, use?.points]).toEqual([1, 0, { carried: 3, viewed: 1 }])
  })

  it('people are told apart by what they did and asked for', () => {
    const words = (person: string): StoredEvent => ({
      ...{ id: `w${++number}`, at: '2026-11-20T10:00:00Z', kind: 'words', account: 'harbour', text: 'pipes' },
      person,
    })
    const use = counted([
      event('10:00:00'),
      event('11:00:00'),
      event('10:00:00', { kind: 'denial', person: 'bo' }),
      words('x'),
      words('y'),
    ])
    const sizes = Object.fromEntries([...(use?.people ?? [])].map(([key, people]) => [key, people.size]))
    expect(sizes).toEqual({ 'use ': 2, 'denied ISO|1': 1, 'words pipes': 2 })
  })
})
