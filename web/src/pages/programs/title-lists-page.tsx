import { TitleLists } from '#web/features/titles/title-lists.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function TitleListsPage() {
  useTitle(useText()('titles.title'))
  const accountId = new URLSearchParams(useLocation().search).get('account') || undefined
  return (
    <main id="content" className="page" tabIndex={-1}>
      <TitleLists accountId={accountId} />
    </main>
  )
}
