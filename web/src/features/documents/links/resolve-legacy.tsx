import { Navigate, useLocation } from 'react-router-dom'
import { api } from '#contract/index.ts'
import { paths } from '#web/lib/paths.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { LoadFailure } from '../access/load-failure.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { lookupOf } from './legacy-lookup.ts'

/** Resolves an old address to the document, or to the home page if there is none. */
export function ResolveLegacy() {
  const { pathname, search } = useLocation()
  const lookup = lookupOf(pathname.replace(/^\/resolve\//, ''), search)
  const { data, error, mutate } = useEndpoint(api.documents.byDesignation, lookup ?? null)
  if (data) return <Navigate replace to={paths.document(data.contentCode)} />
  if (!lookup || error?.problem.code === 'designation-not-found') return <Navigate replace to={paths.home()} />
  if (error) return <LoadFailure error={error} onRetry={() => mutate()} />
  return <RecordSkeleton />
}
