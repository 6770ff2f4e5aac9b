import { ConformanceReport } from '#web/features/conformance/conformance-report.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function ConformancePage() {
  useTitle(useText()('conformance.title'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <ConformanceReport />
    </main>
  )
}
