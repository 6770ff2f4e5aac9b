import { SettingsScreen } from '#web/features/points/settings/settings-screen.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'

/** Settings of compass points, for administrators. */
export function PointSettingsPage() {
  const t = useText()
  const access = useListAccess('COMPASS_POINTS')
  useTitle(t('points.settings.title'))
  if (access !== 'own') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      <div className="search-head">
        <h1>{t('points.settings.title')}</h1>
      </div>
      <SettingsScreen />
    </main>
  )
}
