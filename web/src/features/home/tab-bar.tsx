import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { TAB, type TabId } from './home-tabs.ts'

const NAMES: Readonly<Record<TabId, MessageKey>> = {
  [TAB.accessed]: 'home.recentlyAccessed',
  [TAB.tracker]: 'tracking.title',
  [TAB.favorites]: 'favorites.title',
  [TAB.subscriptions]: 'home.subscriptions',
  [TAB.updated]: 'home.recentlyUpdated',
  [TAB.companySubscriptions]: 'home.subscriptions',
  [TAB.contents]: 'home.contents',
}

/** Tabs with an address each, so they are links. */
export function TabBar({ tabs, chosen }: { tabs: readonly TabId[]; chosen: TabId }) {
  const t = useText()
  return (
    <nav className="tab-bar" aria-label={t('home.tabs')}>
      {tabs.map((tab) => (
        <Link key={tab} to={paths.home(tab)} aria-current={tab === chosen ? 'page' : undefined}>
          {t(NAMES[tab])}
        </Link>
      ))}
    </nav>
  )
}
