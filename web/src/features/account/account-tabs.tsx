import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { ACCOUNT_TABS, type AccountTab } from './account-tab.ts'

const NAMES = {
  profile: 'account.mine',
  preferences: 'account.preferences',
  sessions: 'account.sessions',
  data: 'account.data',
} as const

/** Pages of a person about themselves, which have an address each. */
export function AccountTabs({ chosen }: { chosen: AccountTab }) {
  const t = useText()
  const { membershipUrl } = useAccount()
  const isShared = hasFeature(useTenant(), 'content-share')
  return (
    <nav className="tab-bar account-tabs" aria-label={t('account.tabs')}>
      {ACCOUNT_TABS.map((tab) => (
        <Link
          key={tab}
          to={paths.myAccount(tab === 'profile' ? undefined : tab)}
          aria-current={tab === chosen ? 'page' : undefined}
        >
          {t(NAMES[tab])}
        </Link>
      ))}
      {isShared && <Link to={paths.sharedWithMe()}>{t('groups.shared.title')}</Link>}
      {membershipUrl && <OutsideLink href={membershipUrl}>{t('account.membership')}</OutsideLink>}
    </nav>
  )
}
