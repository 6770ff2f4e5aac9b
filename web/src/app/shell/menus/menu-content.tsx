import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { account as accountApi } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { tenant } from '#contract/tenant.ts'
import { isMenuShown } from '#web/lib/account/is-menu-shown.ts'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { managesKeys } from '#web/lib/account/manages-keys.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { NavLink } from '#web/lib/router/link.tsx'
import { subscriptionPath } from '#web/lib/subscription-path.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { adminEntries } from './admin-entries.ts'
import { countManagerEntries } from './point-entry-rights.ts'

const CoursesEntry = lazyPart(async () => (await import('./courses-entry.tsx')).CoursesEntry)
const PointsEntry = lazyPart(async () => (await import('./points-entries.tsx')).PointsEntry)
const PointManagerEntries = lazyPart(async () => (await import('./points-entries.tsx')).PointManagerEntries)

/** Menu of the rail and of the sheet: entries in the order of the specification, others behind those they are of. */
export function MenuContent() {
  const t = useText()
  const account = useAccount()
  const tracker = useListAccess('TRACKER') === 'own'
  const favorites = useListAccess('FAVORITES') === 'own'
  const notes = useListAccess('NOTES') === 'own'
  const groups = useListAccess('GROUPS') === 'own'
  return (
    <ul className="menu">
      {isMenuShown(account, 'HOME') && (
        <Item>
          <NavLink to={paths.home()} end title={t('shell.home')}>
            <Icon shape="HomeOutlined" aria-hidden="true" />
            <span>{t('shell.home')}</span>
          </NavLink>
        </Item>
      )}
      {isMenuShown(account, 'SUBSCRIPTIONS') && <Subscriptions />}
      {tracker && (
        <Item>
          <NavLink to={paths.tracker()} title={t('tracking.title')}>
            <Icon shape="BellOutlined" aria-hidden="true" />
            <span>{t('tracking.title')}</span>
          </NavLink>
        </Item>
      )}
      {favorites && (
        <Item>
          <NavLink to={paths.favorites()} title={t('favorites.title')}>
            <Icon shape="StarOutlined" aria-hidden="true" />
            <span>{t('favorites.title')}</span>
          </NavLink>
        </Item>
      )}
      {account.compassPointFlag && (
        <Suspense fallback={<Places count={1} />}>
          <PointsEntry />
        </Suspense>
      )}
      {notes && (
        <Item>
          <NavLink to={paths.notes()} title={t('notes.title')}>
            <Icon shape="CommentOutlined" aria-hidden="true" />
            <span>{t('notes.title')}</span>
          </NavLink>
        </Item>
      )}
      {groups && (
        <Item>
          <NavLink to={paths.groups()} title={t('groups.title')}>
            <Icon shape="TeamOutlined" aria-hidden="true" />
            <span>{t('groups.title')}</span>
          </NavLink>
        </Item>
      )}
      {isMenuShown(account, 'ELEARNING') && (
        <Suspense fallback={<Places count={1} />}>
          <CoursesEntry />
        </Suspense>
      )}
      {isMenuShown(account, 'DIGITAL_LIBRARY') && <DigitalLibrary />}
      {isMenuShown(account, 'SUBSCRIPTION_USAGE') && (
        <Item>
          <NavLink to={paths.usageReport()} title={t('reports.usage')}>
            <Icon shape="BarChartOutlined" aria-hidden="true" />
            <span>{t('reports.usage')}</span>
          </NavLink>
        </Item>
      )}
      {account.customCollection && (
        <Item>
          <NavLink to={paths.customCollections()} title={t('collections.title')}>
            <Icon shape="FolderOutlined" aria-hidden="true" />
            <span>{t('collections.title')}</span>
          </NavLink>
        </Item>
      )}
      {account.compassPointFlag && (
        <Suspense fallback={<Places count={countManagerEntries(account)} />}>
          <PointManagerEntries />
        </Suspense>
      )}
      {managesKeys(account) && (
        <Item>
          <NavLink to={paths.counterReports()} title={t('counter.reports')}>
            <Icon shape="BarChartOutlined" aria-hidden="true" />
            <span>{t('counter.reports')}</span>
          </NavLink>
        </Item>
      )}
      {managesKeys(account) && (
        <Item>
          <NavLink to={paths.titleLists()} title={t('titles.title')}>
            <Icon shape="UnorderedListOutlined" aria-hidden="true" />
            <span>{t('titles.title')}</span>
          </NavLink>
        </Item>
      )}
      {managesKeys(account) && (
        <Item>
          <NavLink to={paths.accountKeys()} title={t('counter.title')}>
            <Icon shape="KeyOutlined" aria-hidden="true" />
            <span>{t('counter.title')}</span>
          </NavLink>
        </Item>
      )}
      <Admin />
      <OutsideLinks />
    </ul>
  )
}

/** Room for entries that are on their way. */
const Places = ({ count }: { count: number }) => <li className="menu-places" style={{ '--entries': count } as CSSProperties} />

const Item = ({ children }: { children: ReactNode }) => <li>{children}</li>

function Group({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <details open>
        <summary title={title}>
          {icon}
          <span>{title}</span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}

function Subscriptions() {
  const t = useText()
  const { data } = useEndpoint(accountApi.subscriptionList, {}, { revalidateIfStale: false })
  const subscriptions = data?.yourSubscriptions ?? []
  if (subscriptions.length < 2) return null
  return (
    <Group icon={<Icon shape="AppstoreOutlined" aria-hidden="true" />} title={t('shell.subscriptions')}>
      {subscriptions.map(({ subscriptionInfo }) => (
        <Item key={subscriptionInfo.subscriptionName}>
          <NavLink to={subscriptionPath(subscriptionInfo)} className="menu-inner">
            <bdi>{subscriptionInfo.subscriptionName}</bdi>
          </NavLink>
        </Item>
      ))}
    </Group>
  )
}

function DigitalLibrary() {
  const t = useText()
  const { clUrl } = useTenant()
  if (!clUrl) return null
  return (
    <Item>
      <OutsideLink href={clUrl} title={t('shell.digitalLibrary')}>
        <Icon shape="ReadOutlined" aria-hidden="true" />
        <span>{t('shell.digitalLibrary')}</span>
      </OutsideLink>
    </Item>
  )
}

function Admin() {
  const t = useText()
  const entries = adminEntries(useAccount())
  const { data } = useEndpoint(admin.info, entries.length > 0 ? {} : null, { revalidateIfStale: false })
  if (entries.length === 0) return null
  const shown = entries.filter(({ profile }) => profile === undefined || data?.activeProfiles.includes(profile))
  return (
    <Group icon={<Icon shape="SettingOutlined" aria-hidden="true" />} title={t('shell.admin')}>
      {shown.map(({ text, to }) => (
        <Item key={to}>
          <NavLink to={to} className="menu-inner">
            {t(text)}
          </NavLink>
        </Item>
      ))}
      <OutsideItems position="ADMIN" />
    </Group>
  )
}

function useOutsideLinks(wanted: 'ADMIN' | 'LEFT') {
  const { data = [] } = useEndpoint(tenant.externalUrls, {}, { revalidateIfStale: false })
  return data.filter(({ position }) => position.includes(wanted))
}

function OutsideItems({ position }: { position: 'ADMIN' | 'LEFT' }) {
  const t = useText()
  return useOutsideLinks(position).map(({ title, url }) => (
    <Item key={url}>
      <OutsideLink href={url} className="menu-inner">
        {t(title)}
      </OutsideLink>
    </Item>
  ))
}

function OutsideLinks() {
  const t = useText()
  if (useOutsideLinks('LEFT').length === 0) return null
  return (
    <Group icon={<Icon shape="LinkOutlined" aria-hidden="true" />} title={t('shell.links')}>
      <OutsideItems position="LEFT" />
    </Group>
  )
}
