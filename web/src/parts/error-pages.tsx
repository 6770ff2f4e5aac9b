import { Link } from 'react-router-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { MessagePage } from '#web/ui/states/message-page.tsx'

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

export function NotFound() {
  const t = useText()
  return (
    <MessagePage title={t('shell.error.notFound')} action={<HomeLink />}>
      {t('shell.error.notFoundText')}
    </MessagePage>
  )
}
