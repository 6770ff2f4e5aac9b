import { useEffect } from 'react'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Redirects old links to the tenant's tracker. */
export function TrackChangesPage() {
  const t = useText()
  const tenant = useTenant()
  const url = tenant['tracker-url']
  const there = hasFeature(tenant, 'show-tracker')
  useTitle(t('tracking.title'))
  useEffect(() => {
    if (there && url) location.replace(url)
  }, [there, url])
  if (!there) return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      {url ? (
        <EmptyState
          title={t('tracking.goneText', { tenantName: tenant.tenantName })}
          action={<a href={url}>{t('tracking.goneLink')}</a>}
        />
      ) : (
        <EmptyState title={t('tracking.noAddress')} />
      )}
    </main>
  )
}
