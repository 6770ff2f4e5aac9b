const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }
const YEAR: Intl.DateTimeFormatOptions = { year: 'numeric' }

/** Times of day behind a day in words. */
const TIMES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  short: { hour: 'numeric', minute: '2-digit' },
  medium: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
}

/** The medium style of some languages is of digits alone, of which nobody knows which is the month. */
const inWords = ({ dateStyle, timeStyle, ...rest }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  dateStyle === 'medium' ? { ...rest, ...DAY, ...TIMES[timeStyle ?? ''] } : { ...rest, dateStyle, timeStyle }

/** Formats a date as precisely as it is given. A day has no time zone: '2024-05-01' is the first of May everywhere. */
export function formatDate(tag: string, date: string, options = DAY): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  const format = { 4: YEAR, 7: MONTH }[date.length] ?? options
  const zone = /^\d{4}(-\d{2}){0,2}$/.test(date) ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(tag, { ...inWords(format), ...zone }).format(time)
}
