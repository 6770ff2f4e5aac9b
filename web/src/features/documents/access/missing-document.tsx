import { Link, useLocation } from 'react-router-dom'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Message } from '#web/ui/states/message-page.tsx'
import { SearchAgain } from '#web/ui/states/search-again.tsx'
import { contentCodeOf } from '../page/content-code.ts'
import { useScope } from '../page/search-link.tsx'
import { numberOf } from './number-of.ts'
import { TenantMessage } from './tenant-message.tsx'

type Failure = 'noCode' | 'noDocumentContent' | 'noDLContentAccess' | 'noAccess'

/** Error page of a document: what is wrong, and a search for its number. */
export function MissingDocument({ failure }: { failure: Failure }) {
  const t = useText()
  const library = useTenant().clUrl
  const contentCode = contentCodeOf(useLocation().search)
  const home = (
    <Link to={paths.home()} className="plain-button">
      {t('shell.goHome')}
    </Link>
  )
  return (
    <Message title={t(`documents.${failure}Title`)} action={home}>
      <p>{failure === 'noAccess' ? <TenantMessage message="noAccess" /> : t(`documents.${failure}`)}</p>
      {failure === 'noDLContentAccess' && library && (
        <p>
          <a href={library}>{t('documents.digitalLibrary')}</a>
        </p>
      )}
      <SearchAgain text={contentCode ? numberOf(contentCode) : ''} scope={useScope()} />
    </Message>
  )
}
