import { CallError } from '#web/lib/calls/call.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Message } from '#web/ui/states/message-page.tsx'
import { MissingDocument } from './missing-document.tsx'
import { TenantMessage } from './tenant-message.tsx'

const FAILURES: Readonly<Record<string, 'noDocumentContent' | 'noDLContentAccess' | 'noAccess'>> = {
  'content-not-found': 'noDocumentContent',
  'content-gone': 'noDLContentAccess',
  'not-entitled': 'noAccess',
}

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
}

export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useText()
  const code = error instanceof CallError ? error.problem.code : undefined
  const failure = code && FAILURES[code]
  if (failure) return <MissingDocument failure={failure} />
  if (code === 'no-file')
    return (
      <Message title={t('documents.noFileTitle')}>
        <TenantMessage message="noDocument" />
      </Message>
    )
  return <ErrorState title={t('documents.loadFailed')} onRetry={onRetry} />
}
