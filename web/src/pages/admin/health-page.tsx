import { Health } from '#web/features/admin/health.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function HealthPage() {
  const t = useText()
  useTitle(t('admin.health'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Health />
    </main>
  )
}
