import { GivenScreen } from '#web/features/groups/sharing/given-screen.tsx'
import { SharedScreen } from '#web/features/groups/sharing/shared-screen.tsx'
import { browsePath } from '#web/features/home/browse-path.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

/** Lists of what is shared, by their addresses. */
export function SharedPage() {
  const t = useText()
  const { userType, contentSecurity } = useAccount()
  const { pathname, search } = useLocation()
  const { page } = readListUrl(search, ['shared-'])
  const isOffered = hasFeature(useTenant(), 'content-share')
  useTitle(t('groups.shared.title'))
  if (!isOffered) return <Forbidden />
  const isGiven = /^\/sharedByMe/i.test(pathname)
  const isPublications = /^\/publicationsShared/i.test(pathname)
  const pathOf = isGiven ? paths.sharedByMe : isPublications ? paths.publicationsShared : paths.sharedWithMe
  const pager = (pages: number) => <Pager page={page} pages={pages} hrefOf={(to) => pathOf({ page: to || undefined })} />
  const browse = (
    <Link to={browsePath(contentSecurity['drm-view'])} className="plain-button">
      {t('home.browse')}
    </Link>
  )
  return (
    <main id="content" className="page" tabIndex={-1}>
      {userType === 'company' ? (
        <SignInFirst page={t('groups.shared.title')} title={t('groups.shared.signIn')} />
      ) : isGiven ? (
        <GivenScreen page={page} pager={pager} browse={browse} />
      ) : (
        <SharedScreen kind={isPublications ? 'PUBLICATION' : 'STANDARD'} page={page} pager={pager} browse={browse} />
      )}
    </main>
  )
}
