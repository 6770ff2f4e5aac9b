import { expect, it } from '@jest/globals'
import { readAuditUrl } from './read-audit-url.ts'

const now = new Date('2026-03-31T10:00:00Z')

it('reads page, order and range, and takes a month ago to tomorrow without them', () => {
  expect(readAuditUrl('?page=2&sort=type,asc&fromDate=2026-01-01&toDate=2026-01-31', now)).toEqual({
    page: 2,
    size: 20,
    sort: 'type,asc',
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
  })
  expect(readAuditUrl('?page=-1&sort=name,up&fromDate=31.1.2026&toDate=2026-13-01', now)).toEqual({
    page: 0,
    size: 20,
    sort: 'timestamp,desc',
    fromDate: '2026-03-03',
    toDate: '2026-04-01',
  })
})
