import { dayIn } from '#functions/events/report-zone.ts'

/** Day of the next month on which a month closes. */
const CLOSING_DAY = 5

const monthBefore = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The last month that is closed at a moment. */
export function closedMonthAt(zone: string, time: number): string {
  const today = dayIn(zone, time)
  return monthBefore(today.slice(0, 7), Number(today.slice(8)) >= CLOSING_DAY ? 1 : 2)
}
