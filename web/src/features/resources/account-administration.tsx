import { MAX_KEYS } from '#contract/counter/keys.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { PageLinks } from './resource-links.tsx'
import { ResourceSection } from './resource-section.tsx'

/** Pages of who administers an account or its keys: those that the person may open. */
export function AccountAdministration() {
  const t = useText()
  const { authorities } = useAccount()
  const isUserAdmin = authorities.includes('ADMIN') || authorities.includes('COMPASS_USER_ADMIN')
  return (
    <ResourceSection id="administration" title={t('resources.administration')}>
      <p>{t('resources.administration.text', { count: MAX_KEYS })}</p>
      <PageLinks
        pages={[
          [t('counter.title'), paths.accountKeys()],
          [t('counter.reports'), paths.counterReports()],
          [t('titles.title'), paths.titleLists()],
          [t('reports.usage'), paths.usageReport()],
          ...(isUserAdmin ? [[t('access.listTitle'), paths.accessRequests()] as const] : []),
        ]}
      />
    </ResourceSection>
  )
}
