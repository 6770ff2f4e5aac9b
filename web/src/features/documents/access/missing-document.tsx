import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/states/message-page.tsx'
import { SearchAgain } from '#web/ui/states/search-again.tsx'
import { contentCodeOf } from '../page/content-code.ts'
import { useScope } from '../page/search-link.tsx'
import { numberOf } from './number-of.ts'
import { TenantMessage } from './tenant-message.tsx'

type Gone = 'noDocumentContent' | 'noDLContentAccess'
type Failure = 'noCode' | 'noAccess' | Gone

const isGone = (failure: Failure): failure is Gone => failure === 'noDocumentContent' || failure === 'noDLContentAccess'

/** Message about the address of a document, with a search for its number. */
export function MissingDocument({ failure }: { failure: Failure }) {
  return isGone(failure) ? <GoneDialog failure={failure} /> : <MissingPage failure={failure} />
}

function MissingPage({ failure }: { failure: Exclude<Failure, Gone> }) {
  const t = useText()
  const home = (
    <Link to={paths.home()} className="plain-button">
      {t('shell.goHome')}
    </Link>
  )
  return (
    <Message title={t(`documents.${failure}Title`)} action={home}>
      <p>{failure === 'noAccess' ? <TenantMessage message="noAccess" /> : t('documents.noCode')}</p>
      <SearchForNumber />
    </Message>
  )
}

/** Dialog about a document that is not here, or no longer; it leads home, or to a search. */
function GoneDialog({ failure }: { failure: Gone }) {
  const t = useText()
  const navigate = useNavigate()
  const library = useTenant().clUrl
  const goHome = () => navigate(paths.home(), { replace: true })
  const title = t(`documents.${failure}Title`)
  useTitle(title)
  return (
    <Dialog title={title} onClose={goHome} actions={<Button onClick={goHome}>{t('shell.goHome')}</Button>}>
      <p>{t(`documents.${failure}`)}</p>
      {failure === 'noDLContentAccess' && library && (
        <p>
          <a href={library}>{t('documents.digitalLibrary')}</a>
        </p>
      )}
      <SearchForNumber />
    </Dialog>
  )
}

function SearchForNumber() {
  const contentCode = contentCodeOf(useLocation().search)
  return <SearchAgain text={contentCode ? numberOf(contentCode) : ''} scope={useScope()} />
}
