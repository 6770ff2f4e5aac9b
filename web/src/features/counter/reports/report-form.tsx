import { useState } from 'react'
import { REPORT_FORMATS, type ReportFormat } from '#contract/counter/report-files.ts'
import { REPORT_KINDS, REPORT_NAMES, type ReportKind, type ReportName } from '#contract/counter/report-kinds.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { ReportFilters } from './report-filters.tsx'
import { NO_CHOICE, reportQuery } from './report-query.ts'
import { useReportDownload } from './use-report-download.ts'

interface ReportFormProps {
  accountId: string
  months: { readonly first: string; readonly last: string }
}

const FORMATS = REPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))
const REPORTS = REPORT_NAMES.map((value) => {
  const { id, name } = REPORT_KINDS[value]
  return { value, label: `${id} – ${name}`, lang: 'en' }
})

/** Months from the last to the first. */
function monthsBack({ first, last }: ReportFormProps['months']): string[] {
  const months: string[] = []
  const [year = 0, number = 1] = last.split('-').map(Number)
  for (let back = 0; ; back++) {
    const month = new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
    if (month < first) return months
    months.push(month)
  }
}

/** Report to download: which one, of which months, with which filters. */
export function ReportForm({ accountId, months }: ReportFormProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const [report, setReport] = useState<ReportName>('pr')
  const [from, setFrom] = useState(months.last)
  const [to, setTo] = useState(months.last)
  const [format, setFormat] = useState<ReportFormat>('xlsx')
  const [choice, setChoice] = useState(NO_CHOICE)
  const { pending, download } = useReportDownload()
  const kind: ReportKind = REPORT_KINDS[report]
  const options = monthsBack(months).map((value) => ({
    value,
    label: formatDate(value),
  }))
  const begin = (month: string) => {
    setFrom(month)
    if (to < month) setTo(month)
  }
  const end = (month: string) => {
    setTo(month)
    if (month < from) setFrom(month)
  }
  const asked = { accountId, report, format, begin_date: from, end_date: to, ...reportQuery(kind, choice) }
  return (
    <>
      <div className="report-form">
        <Select label={t('counter.report')} value={report} options={REPORTS} onChange={setReport} />
        <Select label={t('counter.from')} value={from} options={options} onChange={begin} />
        <Select label={t('counter.to')} value={to} options={options} onChange={end} />
        <Select label={t('counter.format')} value={format} options={FORMATS} onChange={setFormat} />
        <Button type="primary" aria-disabled={pending || undefined} onClick={() => void (pending || download(asked))}>
          {t('counter.download')}
        </Button>
      </div>
      <ReportFilters kind={kind} choice={choice} onChange={setChoice} />
    </>
  )
}
