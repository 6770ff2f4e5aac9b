import { Report } from '#web/features/reports/report.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function PointsReportPage() {
  const t = useText()
  useTitle(t('reports.points'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Report reportId="compass-points" title="reports.points" />
    </main>
  )
}
