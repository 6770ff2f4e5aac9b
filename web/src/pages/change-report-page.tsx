import { ChangeReport } from '#web/features/comparison/report/change-report.tsx'
import { useLocation } from '#web/lib/router/router.tsx'

/** Page of /change-report. */
export function ChangeReportPage() {
  return (
    <main id="content" tabIndex={-1} className="page">
      <ChangeReport search={useLocation().search} />
    </main>
  )
}
