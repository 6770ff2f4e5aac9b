const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' }

/** Formats a date as precisely as it is given. A day has no time zone: '2024-05-01' is the first of May everywhere. */
export function formatDate(tag: string, date: string, options = DAY): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  const format = { 4: YEAR, 7: MONTH }[date.length] ?? options
  const zone = /^\d{4}(-\d{2}){0,2}$/.test(date) ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(tag, { ...format, ...zone }).format(time)
}
