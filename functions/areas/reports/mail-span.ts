import type { ReportMails } from '#contract/reports.ts'
import { dayAfter } from '#functions/events/report-zone.ts'

/** Days of a mail, both with them. */
interface MailSpan {
  readonly from: string
  readonly to: string
}

const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The last whole week, from Monday on, or the last whole month before a day. */
export function spanBefore(every: Exclude<ReportMails['every'], 'never'>, today: string): MailSpan {
  if (every === 'week') {
    const monday = dayAfter(today, -daysSinceMonday(today))
    return { from: dayAfter(monday, -7), to: dayAfter(monday, -1) }
  }
  const to = dayAfter(`${today.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}
