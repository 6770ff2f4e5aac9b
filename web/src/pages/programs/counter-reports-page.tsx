import { CounterReports } from '#web/features/counter/reports/counter-reports.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function CounterReportsPage() {
  useTitle(useText()('counter.reports'))
  const navigate = useNavigate()
  const accountId = new URLSearchParams(useLocation().search).get('account') || undefined
  return (
    <main id="content" className="page" tabIndex={-1}>
      <CounterReports accountId={accountId} onAccount={(account) => navigate(paths.counterReports({ account }))} />
    </main>
  )
}
