import type { Language } from '#contract/tenant.ts'
import type { UsageReport } from '#functions/events/counting/usage-report.ts'
import { fillSentence, type Letter, mailLine, textsFor } from '#functions/mails/letter.ts'
import { fillText } from './texts/fill-text.ts'
import { reportTexts } from './texts/report-texts.ts'

const FIGURES = ['requests', 'investigations', 'searches', 'denials'] as const

/** Facts of a mail about the usage of an account. */
interface MailedReport {
  readonly report: Pick<UsageReport, 'totals' | 'before'>
  readonly account: string
  readonly from: string
  readonly to: string
  /** address of the page with the same days */
  readonly address: string
}

/** Writes the numbers of an account and the address of its report; no names, no words, no people. */
export function writeReportLetter(langKey: string, { report, account, from, to, address }: MailedReport): Letter {
  const texts = textsFor(reportTexts, langKey)
  const language = (Object.hasOwn(reportTexts, langKey) ? langKey : 'en') as Language
  const numbers = new Intl.NumberFormat(language)
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const period = mailLine(days.formatRange(Date.parse(from), Date.parse(to)))
  const lines = FIGURES.map((figure) => {
    const former = fillText(texts.before, { value: numbers.format(report.before[figure]) })
    return `${texts[figure]}: ${numbers.format(report.totals[figure])} (${former})`
  })
  return {
    subject: fillSentence('{usage}: {account}, {period}', { usage: texts.usage, account, period }),
    paragraphs: [mailLine(account), period, lines.join('\n'), { link: address }],
  }
}
