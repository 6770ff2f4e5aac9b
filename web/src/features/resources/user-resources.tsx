import type { ReactNode } from 'react'
import type { TenantConfig } from '#contract/tenant.ts'
import { managesKeys } from '#web/lib/account/manages-keys.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { AccountAdministration } from './account-administration.tsx'
import { DiscoveryServices } from './discovery-services.tsx'
import { Downloads } from './downloads.tsx'
import { useSectionOfAddress } from './resource-section.tsx'
import { ActiveStandards, Doi, FederatedLogin, Reprints } from './rights-and-links.tsx'
import { AdminTools, Authors, Researchers, RoleTips } from './roles.tsx'
import { UsageStatistics } from './usage-statistics.tsx'
import './resources.css'

interface UserResourcesProps {
  resources: NonNullable<TenantConfig['resources']>
  /** form that downloads records of the publishers */
  records: ReactNode
}

/** Offers to librarians, administrators, authors and researchers, with the addresses of this library. */
export function UserResources({ resources, records }: UserResourcesProps) {
  const t = useText()
  const { tenantName } = useTenant()
  const account = useAccount()
  const isManager = managesKeys(account)
  const contents: readonly (readonly [id: string, title: string])[] = [
    ['downloads', t('resources.downloads')],
    ['usage-statistics', t('resources.usage')],
    ['discovery-services', t('resources.discovery')],
    ...(isManager ? [['administration', t('resources.administration')] as const] : []),
    ['doi', t('resources.doi')],
    ['reprints', t('resources.reprints')],
    ['federated-login', t('resources.federated')],
    ['active', t('resources.active')],
    ['admin-tools', t('resources.adminTools')],
    ['authors', t('resources.authors')],
    ['researchers', t('resources.researchers')],
    ['tips', t('resources.tips')],
  ]
  useSectionOfAddress()
  return (
    <>
      <div className="search-head">
        <h1>{t('shell.userResources')}</h1>
      </div>
      <p className="quiet">{t('resources.about', { tenantName })}</p>
      <div className="resource-columns">
        <nav className="resource-contents" aria-label={t('resources.contents')}>
          <ul>
            {contents.map(([id, title]) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="resource-sections">
          <Downloads records={records} />
          <UsageStatistics managesKeys={isManager} />
          <DiscoveryServices managesKeys={isManager} />
          {isManager && <AccountAdministration />}
          <Doi />
          <Reprints url={resources.reprints} />
          <FederatedLogin />
          <ActiveStandards />
          <AdminTools />
          <Authors links={resources.authors} />
          <Researchers links={resources.researchers} />
          <RoleTips />
        </div>
      </div>
    </>
  )
}
