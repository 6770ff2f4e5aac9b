import { CallError } from '#web/lib/call.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NoAccess } from './access-messages.tsx'
import { MissingDocument } from './missing-document.tsx'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
}

export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useText()
  const code = error instanceof CallError ? error.problem.code : undefined
  if (code === 'content-not-found') return <MissingDocument gone={false} />
  if (code === 'content-gone') return <MissingDocument gone />
  if (code === 'not-entitled') return <NoAccess />
  return <ErrorState title={t('documents.loadFailed')} onRetry={onRetry} />
}
