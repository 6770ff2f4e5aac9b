import { useEffect, useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { useScope } from '../page/search-link.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { type LinkPlan, planOf } from './link-plan.ts'

/** Each arrival is asked about once: one that finds nothing is counted. */
const ONCE = { revalidateIfStale: false, revalidateOnReconnect: false }

/** Resolves the address of an old link to the document; without one, to a search for it or to the home page. */
export function ResolveLink() {
  const { pathname, search } = useLocation()
  return <Resolving key={pathname + search} plan={planOf({ pathname, search })} />
}

function Resolving({ plan }: { plan: LinkPlan }) {
  const { lookups, page, text, name, backToHome, link } = plan
  const [tried, setTried] = useState(0)
  const isLast = tried >= lookups.length - 1
  const isSearch = lookups.length === 0 && text !== undefined
  const { data, error, mutate } = useEndpoint(
    documents.byDesignation,
    isSearch ? null : { ...lookups[tried], ...(isLast && { link }) },
    ONCE,
  )
  const missing = error?.problem.code === 'designation-not-found'
  useEffect(() => {
    if (missing && !isLast) setTried(tried + 1)
  }, [missing, isLast, tried])
  if (data) return <Navigate replace to={paths.document(data.contentCode, { page })} state={{ backToHome, fromStart: true }} />
  if (isSearch || (missing && isLast)) return <NotFound text={text} name={name} />
  if (error && !missing) return <LoadFailure error={error} onRetry={() => mutate()} />
  return <RecordSkeleton />
}

function NotFound({ text, name }: Pick<LinkPlan, 'text' | 'name'>) {
  const t = useText()
  const scope = useScope()
  useEffect(() => {
    // A search says by itself what it did not find.
    if (text === undefined) notify.info(t('documents.linkNotFound'))
  }, [text, t])
  if (text === undefined) return <Navigate replace to={paths.home()} />
  return <Navigate replace to={paths.search(scope, { content: text })} state={{ sought: text === '' ? '' : name }} />
}
