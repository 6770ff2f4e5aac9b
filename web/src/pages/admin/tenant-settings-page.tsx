import { TenantSettingsScreen } from '#web/features/admin/tenant/tenant-settings.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function TenantSettingsPage() {
  useTitle(useText()('admin.settings'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <TenantSettingsScreen />
    </main>
  )
}
