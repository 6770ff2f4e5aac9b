import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Message } from '#web/ui/states/message-page.tsx'

/** Message for an address that lacks one of the documents. */
export function NoPair() {
  const t = useText()
  const home = (
    <Link to={paths.home()} className="plain-button">
      {t('shell.goHome')}
    </Link>
  )
  return (
    <Message title={t('comparison.noPair')} action={home}>
      <p>{t('documents.noCode')}</p>
    </Message>
  )
}
