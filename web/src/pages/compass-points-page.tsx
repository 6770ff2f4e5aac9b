import { type ReactNode, useCallback, useMemo } from 'react'
import { RequestAccess } from '#web/features/access/request-access.tsx'
import { TenantMessage } from '#web/features/documents/access/tenant-message.tsx'
import { browsePath } from '#web/features/home/browse-path.ts'
import { ImportScreen } from '#web/features/points/exchange/import-screen.tsx'
import { HistoryScreen } from '#web/features/points/history/history-screen.tsx'
import { type PointListChoice, queryOfChoice, readListChoice } from '#web/features/points/list/list-choice.ts'
import { PointsScreen } from '#web/features/points/list/points-screen.tsx'
import { queryOfReview, readReviewChoice } from '#web/features/points/review/review-choice.ts'
import { ReviewScreen } from '#web/features/points/review/review-screen.tsx'
import { SharedPoint } from '#web/features/points/shared/shared-point.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { pointPaths } from '#web/lib/point-paths.ts'
import { matchPath } from '#web/lib/router/match-path.ts'
import { FIRST_KEY } from '#web/lib/router/page-location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'
import { WithLinkSharing } from '#web/parts/tools/with-link-sharing.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useKeptFocus } from '#web/ui/kept-focus.ts'

/** Pages of compass points: a shared one, the lists, the change history. */
export function CompassPointsPage() {
  const t = useText()
  const { pathname, search } = useLocation()
  const access = useListAccess('COMPASS_POINTS')
  const main = useKeptFocus<HTMLElement>()
  useTitle(t('points.title'))
  const shared = matchPath('/compasspoint/:id', pathname)?.id
  const history = matchPath('/compass-points-change-history/:id/*', pathname)?.id
  const content = shared ? (
    <Shared key={shared} id={shared} />
  ) : history ? (
    <History id={history} />
  ) : pathname.startsWith('/compass-points-review') ? (
    <Review />
  ) : pathname.startsWith('/compass-points-import') ? (
    <ImportScreen contentCode={new URLSearchParams(search).get('contentCode') ?? undefined} />
  ) : (
    <WithLinkSharing>
      <List />
    </WithLinkSharing>
  )
  // A link says itself why it does not open.
  if (access === 'none' && !shared) return <Forbidden />
  return (
    <main ref={main} id="content" className="page" tabIndex={-1}>
      {access === 'sign-in' && !shared ? <SignInFirst page={t('points.title')} title={t('points.signIn')} /> : content}
    </main>
  )
}

function List() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const account = useAccount()
  const isAdmin = pathname.startsWith('/compass-points-admin-list')
  const choice = useMemo(() => readListChoice(search), [search])
  const hrefOf = useCallback(
    (to: PointListChoice) => (isAdmin ? pointPaths.adminList : pointPaths.list)(queryOfChoice(to)),
    [isAdmin],
  )
  const onChoose = useCallback((next: PointListChoice) => navigate(hrefOf(next), { replace: true }), [navigate, hrefOf])
  return (
    <PointsScreen
      key={String(isAdmin)}
      of={isAdmin ? 'all' : 'seen'}
      choice={choice}
      onChoose={onChoose}
      hrefOf={hrefOf}
      noAccess={<TenantMessage message="noAccess" />}
      browse={browsePath(account.contentSecurity['drm-view'])}
      pager={(pages) => <Pager page={choice.page} pages={pages} hrefOf={(page) => hrefOf({ ...choice, page })} />}
    />
  )
}

function Review() {
  const { search } = useLocation()
  const choice = useMemo(() => readReviewChoice(search), [search])
  return (
    <ReviewScreen
      choice={choice}
      pager={(pages, shown) => (
        <Pager page={choice.page} pages={pages} hrefOf={(page) => pointPaths.review(queryOfReview({ ...shown, page }))} />
      )}
    />
  )
}

function History({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { key } = useLocation()
  // Somebody who opened the address itself has no page to go back to.
  const leave = () => (key === FIRST_KEY ? navigate(pointPaths.list()) : navigate(-1))
  return (
    <HistoryScreen
      id={id}
      back={
        <Button
          type="text"
          icon={<Icon shape="ArrowLeftOutlined" aria-hidden="true" className="points-back" />}
          aria-label={t('points.back')}
          title={t('points.back')}
          onClick={() => void leave()}
        />
      }
    />
  )
}

function Shared({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const leave = () => navigate(paths.home(), { replace: true })
  const notice = (title: string, text: ReactNode) => (
    <Dialog
      title={title}
      onClose={leave}
      actions={
        <Button type="primary" onClick={leave}>
          {t('shell.goHome')}
        </Button>
      }
    >
      {text}
    </Dialog>
  )
  const noAccess = (contentCode: string) => (
    <>
      <TenantMessage message="noAccess" />
      <RequestAccess contentCode={contentCode} isMissing={false} />
    </>
  )
  const staysInEdition = new URLSearchParams(useLocation().search).get('edition') === 'point'
  return <SharedPoint {...{ id, staysInEdition, notice, noAccess }} />
}
