import { reports as reportsApi } from '#contract/reports.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Select } from '#web/ui/controls/select.tsx'

const FREQUENCIES = ['never', 'week', 'month'] as const

/** Chooses how often the numbers of the account come by mail. Without an answer of the server it is not there: the report is. */
export function ReportMailChoice() {
  const t = useText()
  const { data } = useEndpoint(reportsApi.mails, {})
  const { run, pending } = useCommand(reportsApi.saveMails, { refresh: [reportsApi.mails] })
  if (!data) return null
  const options = FREQUENCIES.map((value) => ({ value, label: t(`reports.mails.${value}`) }))
  const choose = (every: (typeof FREQUENCIES)[number]) => {
    if (!pending) run({ every }).catch(() => notify.error(t('reports.mails.notSaved')))
  }
  return <Select label={t('reports.mails')} value={data.every} options={options} onChange={choose} />
}
