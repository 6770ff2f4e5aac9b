import { Report } from '#web/features/reports/report.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

/** Days that an address names, as a link in a mail does. */
function daysIn(search: string): { readonly from?: string; readonly to?: string } {
  const query = new URLSearchParams(search)
  const [from, to] = [query.get('from'), query.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

export function UsageReportPage() {
  const t = useText()
  useTitle(t('reports.usage'))
  const days = daysIn(useLocation().search)
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Report reportId="usage" title="reports.usage" days={days} />
    </main>
  )
}
