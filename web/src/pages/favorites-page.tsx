import { FAVORITE_SORTS, favorites } from '#contract/favorites.ts'
import { ExportList } from '#web/features/downloads/export-list.tsx'
import { FavoritesScreen } from '#web/features/favorites/favorites-screen.tsx'
import { browsePath } from '#web/features/home/browse-path.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

export function FavoritesPage() {
  const t = useText()
  const navigate = useNavigate()
  const access = useListAccess('FAVORITES')
  const account = useAccount()
  const { page, sort } = readListUrl(useLocation().search, FAVORITE_SORTS)
  const { run, pending } = useCommand(favorites.export)
  useTitle(t('favorites.title'))
  if (access === 'none') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      {access === 'own' ? (
        <FavoritesScreen
          page={page}
          sort={sort}
          onSort={(next) => navigate(paths.favorites({ sort: next }))}
          tools={<ExportList make={(format) => run({ format, sort })} pending={pending} />}
          browse={browsePath(account.contentSecurity['drm-view'])}
          pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.favorites({ page: to || undefined, sort })} />}
        />
      ) : (
        <SignInFirst page={t('favorites.title')} title={t('favorites.signIn')} />
      )}
    </main>
  )
}
