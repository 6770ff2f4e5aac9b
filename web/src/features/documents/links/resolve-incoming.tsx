import { Navigate, useLocation } from 'react-router-dom'
import { api } from '#contract/index.ts'
import { paths } from '#web/lib/paths.ts'
import { useAccount } from '#web/lib/use-account.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { LoadFailure } from '../access/load-failure.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { incomingOf } from './incoming-link.ts'

/** Resolves a link from another site to the document, or to a search for it. */
export function ResolveIncoming() {
  const incoming = incomingOf(useLocation().search)
  const scope = useAccount().contentSecurity['drm-view'] ? 'subscribed' : 'all'
  const { data, error, mutate } = useEndpoint(api.documents.byDesignation, incoming?.lookup ?? null)
  if (!incoming) return <Navigate replace to={paths.home()} />
  const { lookup, text, page } = incoming
  if (!lookup || error?.problem.code === 'designation-not-found')
    return <Navigate replace to={paths.search(scope, { content: text })} />
  if (data) return <Navigate replace to={paths.document(data.contentCode, { page })} />
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />
  return <RecordSkeleton />
}
