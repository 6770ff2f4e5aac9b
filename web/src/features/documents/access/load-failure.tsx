import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Message } from '#web/ui/states/message-page.tsx'
import { detailOf, failureOf } from './failure-of.ts'
import { MissingDocument } from './missing-document.tsx'
import { TenantMessage } from './tenant-message.tsx'
import './load-failure.css'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
}

/** Says why a document is not shown: in the words of the library, or in those of the server. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useText()
  const failure = failureOf(error)
  if (failure === 'noDocument')
    return (
      <Message title={t('documents.noFileTitle')}>
        <TenantMessage message="noDocument" />
      </Message>
    )
  if (failure) return <MissingDocument failure={failure} />
  const detail = detailOf(error)
  return (
    <div className="document-failure">
      <ErrorState title={t('documents.loadFailed')} onRetry={onRetry}>
        {detail && <span dir="auto">{detail}</span>}
      </ErrorState>
    </div>
  )
}
