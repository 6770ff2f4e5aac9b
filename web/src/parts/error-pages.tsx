import { useAccount } from '#web/lib/account/use-account.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { SearchAgain } from '#web/ui/states/search-again.tsx'

function HomeLink() {
  const t = useText()
  return (
    <Link to={paths.home()} className="plain-button">
      {t('shell.goHome')}
    </Link>
  )
}

export function Forbidden() {
  const t = useText()
  return <MessagePage title={t('shell.error.forbidden')} action={<HomeLink />} />
}

/** Number at the end of a path, as somebody may have typed it; empty where there is none. */
function numberIn(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? ''
  if (!/\d/.test(last)) return ''
  try {
    return decodeURIComponent(last).replace(/[_+]/g, ' ')
  } catch {
    return ''
  }
}

export function MissingPage() {
  const t = useText()
  const { pathname } = useLocation()
  const scope = useAccount().contentSecurity['drm-view'] ? 'subscribed' : 'all'
  return (
    <MessagePage title={t('shell.error.notFound')} action={<HomeLink />}>
      <p>{t('shell.error.notFoundText')}</p>
      <SearchAgain text={numberIn(pathname)} scope={scope} />
    </MessagePage>
  )
}
