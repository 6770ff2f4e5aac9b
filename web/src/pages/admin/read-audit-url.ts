import { readListUrl } from '#web/lib/read-list-url.ts'

const ORDERS = ['timestamp,desc', 'timestamp,asc', 'principal,desc', 'principal,asc', 'type,desc', 'type,asc'] as const
const SIZE = 20
const DAY = /^\d{4}-\d\d-\d\d$/

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

const isDay = (text: string | null): text is string => text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Reads page, order and range of the audits from an address; without a range it is a month ago to tomorrow. */
export function readAuditUrl(search: string, now: Date) {
  const asked = new URLSearchParams(search)
  const [from, to] = [asked.get('fromDate'), asked.get('toDate')]
  const monthAgo = new Date(now)
  monthAgo.setUTCMonth(monthAgo.getUTCMonth() - 1)
  const tomorrow = new Date(now)
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1)
  return {
    ...readListUrl(search, ORDERS),
    size: SIZE,
    fromDate: isDay(from) ? from : dayOf(monthAgo),
    toDate: isDay(to) ? to : dayOf(tomorrow),
  }
}
