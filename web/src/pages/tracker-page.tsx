import { Suspense } from 'react'
import { browsePath } from '#web/features/home/browse-path.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { TrackerScreen } from '#web/features/tracking/tracker-screen.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

const ChangedPoints = lazyPart(async () => (await import('#web/features/points/counts/changed-points.tsx')).ChangedPoints)

/** Tracker of a person; wishes only, where the tenant has no tracker. */
export function TrackerPage() {
  const t = useText()
  const navigate = useNavigate()
  const { userType, contentSecurity, compassPointFlag } = useAccount()
  const { page, sort } = readListUrl(useLocation().search, ['on', 'ContentTrackingOff'])
  useTitle(t('tracking.title'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      {userType === 'individual' ? (
        <TrackerScreen
          page={page}
          sort={sort}
          onSort={(next) => navigate(paths.tracker({ sort: next }))}
          note={(contentCode) =>
            compassPointFlag && (
              <Suspense>
                <ChangedPoints contentCode={contentCode} />
              </Suspense>
            )
          }
          browse={browsePath(contentSecurity['drm-view'])}
          pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.tracker({ page: to || undefined, sort })} />}
        />
      ) : (
        <SignInFirst page={t('tracking.title')} title={t('tracking.signIn')} />
      )}
    </main>
  )
}
