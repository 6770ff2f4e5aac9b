import { Suspense } from 'react'
import { account as accountApi } from '#contract/account.ts'
import { browsePath } from '#web/features/home/browse-path.ts'
import { CommunityCard } from '#web/features/home/community-card.tsx'
import { Examples } from '#web/features/home/examples.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HomeDocuments } from '#web/features/home/home-documents.tsx'
import { type HomeKind, useHomeItems } from '#web/features/home/home-items.ts'
import { HomeSubscriptions } from '#web/features/home/home-subscriptions.tsx'
import { chooseHomeTab, homeTabs, TAB, type TabId } from '#web/features/home/home-tabs.ts'
import { MoreLinks } from '#web/features/home/more-links.tsx'
import { TabBar } from '#web/features/home/tab-bar.tsx'
import { Tips } from '#web/features/home/tips.tsx'
import { ViewAll } from '#web/features/home/view-all.tsx'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { matchPath } from '#web/lib/router/match-path.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useScrollReturn } from '#web/lib/use-scroll-return.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const ResolveLink = lazyPart(async () => (await import('#web/features/documents/links/resolve-link.tsx')).ResolveLink)

const LibraryContents = lazyPart(
  async () => (await import('#web/features/refinement/contents/library-contents.tsx')).LibraryContents,
)
const HomePoints = lazyPart(async () => (await import('#web/features/points/counts/home-points.tsx')).HomePoints)
const HomeComparisons = lazyPart(
  async () => (await import('#web/features/comparison/awaited/home-comparisons.tsx')).HomeComparisons,
)
const AskedPointCount = lazyPart(async () => (await import('#web/features/points/counts/point-count.tsx')).AskedPointCount)

/** Home page; also resolves links from other sites, which arrive here. */
export function HomePage() {
  const { search } = useLocation()
  if (!new URLSearchParams(search).has('ihsResolver')) return <Home />
  return (
    <main id="content" tabIndex={-1}>
      <Suspense>
        <ResolveLink />
      </Suspense>
    </main>
  )
}

const KINDS: Readonly<Partial<Record<TabId, HomeKind>>> = {
  [TAB.accessed]: 'accessed',
  [TAB.tracker]: 'tracked',
  [TAB.favorites]: 'favorites',
  [TAB.updated]: 'updated',
}

const isSubscriptions = (tab: TabId) => tab === TAB.subscriptions || tab === TAB.companySubscriptions

const pointCountOf = (contentCode: string, designation: string) => (
  <Suspense>
    <AskedPointCount contentCode={contentCode} designation={designation} />
  </Suspense>
)

function Home() {
  const key = matchPath('/home/:key', useLocation().pathname)?.key
  const account = useAccount()
  const tenant = useTenant()
  useTitle()
  useScrollReturn(true)
  const { data } = useEndpoint(accountApi.subscriptions, {}, { revalidateIfStale: false })
  const subscriptions = (data?.yourSubscriptions ?? []).map(({ subscriptionInfo }) => subscriptionInfo)
  const lists = {
    tracker: useListAccess('TRACKER') === 'own',
    favorites: useListAccess('FAVORITES') === 'own',
    contents: hasFeature(tenant, 'home-page-toc'),
  }
  const tabs = homeTabs(account.userType, subscriptions.length, lists)
  const tab = chooseHomeTab(key, tabs)
  const browse = browsePath(account.contentSecurity['drm-view'])
  const kind = KINDS[tab] ?? null
  const items = useHomeItems(kind)
  const settled = kind === null || items.data !== undefined || items.error !== undefined
  const isNew = (kind === 'accessed' && items.data?.length === 0) || account.anonymous
  const isTold = hasFeature(tenant, 'version-compare') && account.userType === 'individual'
  const others = (
    <>
      {isNew && <Examples scope={account.contentSecurity['drm-view'] ? 'subscribed' : 'all'} />}
      {settled && <Tips person={account.id} />}
      {settled && <CommunityCard />}
      {settled && <MoreLinks />}
    </>
  )
  const below = isTold ? (
    <Suspense>
      <HomeComparisons>{others}</HomeComparisons>
    </Suspense>
  ) : (
    others
  )
  return (
    <main id="content" className="home" tabIndex={-1}>
      <Hero>
        <SearchBox id="search-box" large />
      </Hero>
      <div className="page">
        <TabBar tabs={tabs} chosen={tab} />
        {tab === TAB.contents && (
          <Suspense fallback={<Skeleton lines={[40, 55, 35]} />}>
            <LibraryContents publisher={tenant.publisher} scope={account.contentSecurity['drm-view'] ? 'subscribed' : 'all'} />
          </Suspense>
        )}
        {kind && <HomeDocuments key={kind} kind={kind} browse={browse} more={pointCountOf} />}
        {isSubscriptions(tab) && <HomeSubscriptions subscriptions={subscriptions} />}
        {kind === 'tracked' || kind === 'favorites' ? <ViewAll kind={kind} /> : null}
        {!account.compassPointFlag && below}
        {settled && account.compassPointFlag && (
          <Suspense>
            <HomePoints>{below}</HomePoints>
          </Suspense>
        )}
      </div>
    </main>
  )
}
