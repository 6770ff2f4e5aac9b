import { useCallback, useMemo } from 'react'
import { NOTE_SORTS } from '#contract/notes.ts'
import { browsePath } from '#web/features/home/browse-path.ts'
import { NotesScreen } from '#web/features/notes/list/notes-screen.tsx'
import type { NotesChoice } from '#web/features/notes/list/use-listed-notes.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

export function NotesPage() {
  const t = useText()
  const navigate = useNavigate()
  const access = useListAccess('NOTES')
  const account = useAccount()
  const { search } = useLocation()
  const { page, sort } = readListUrl(search, NOTE_SORTS)
  const text = new URLSearchParams(search).get('text') ?? undefined
  const choice = useMemo((): NotesChoice => ({ sort, text }), [sort, text])
  const onChoose = useCallback((next: NotesChoice) => navigate(paths.notes(next), { replace: true }), [navigate])
  useTitle(t('notes.title'))
  if (access === 'none') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      {access === 'own' ? (
        <NotesScreen
          page={page}
          choice={choice}
          onChoose={onChoose}
          browse={browsePath(account.contentSecurity['drm-view'])}
          pager={(pages) => (
            <Pager page={page} pages={pages} hrefOf={(to) => paths.notes({ ...choice, page: to || undefined })} />
          )}
        />
      ) : (
        <SignInFirst page={t('notes.title')} title={t('notes.signIn')} />
      )}
    </main>
  )
}
