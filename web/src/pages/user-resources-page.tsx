import { RecordsForm } from '#web/features/citations/records-form.tsx'
import { UserResources } from '#web/features/resources/user-resources.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'

export function UserResourcesPage() {
  useTitle(useText()('shell.userResources'))
  const { resources } = useTenant()
  if (!resources) return <Forbidden />
  const titles = resources.records.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <UserResources resources={resources} records={<RecordsForm titles={titles} />} />
    </main>
  )
}
