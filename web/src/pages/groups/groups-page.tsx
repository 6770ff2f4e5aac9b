import { GROUP_SORTS } from '#contract/groups/groups.ts'
import { GroupsScreen } from '#web/features/groups/groups-screen.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

export function GroupsPage() {
  const t = useText()
  const navigate = useNavigate()
  const access = useListAccess('GROUPS')
  const { page, sort } = readListUrl(useLocation().search, GROUP_SORTS)
  useTitle(t('groups.title'))
  if (access === 'none') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      {access === 'own' ? (
        <GroupsScreen
          page={page}
          pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.groups({ sort, page: to || undefined })} />}
          sort={sort}
          onSort={(next) => navigate(paths.groups({ sort: next }))}
        />
      ) : (
        <SignInFirst page={t('groups.title')} title={t('groups.signIn')} />
      )}
    </main>
  )
}
