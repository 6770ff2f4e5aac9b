import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { paths } from '#web/lib/paths.ts'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { useInfo } from '../api.ts'
import { contentCodeOf } from '../page/content-code.ts'
import type { ReadingParts } from '../reading/reading-screen.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { useMetadata } from '../use-metadata.ts'

interface RedirectCardProps {
  parts: (document: DocumentMetadata) => ReadingParts
}

/** Record of a document that its own publisher shows, with the link to it. */
export function RedirectCard({ parts }: RedirectCardProps) {
  const contentCode = contentCodeOf(useLocation().search)
  const { data, error, mutate } = useMetadata(contentCode)
  useTitle(data?.displayDesignation ?? '')
  if (!contentCode) return <MissingDocument failure="noCode" />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <RecordSkeleton />
  if (data.access !== 'outside') return <Navigate replace to={paths.document(contentCode)} />
  return <RecordPage document={data} {...parts(data)} request={undefined} />
}

/** Redirects to the card or to the viewer, depending on the publisher. */
export function DocumentRedirect() {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useInfo(contentCode)
  if (!contentCode) return <MissingDocument failure="noCode" />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <RecordSkeleton />
  const path = data.publisherTypeCode === 'CPP' ? paths.contentRedirect : paths.contentAccess
  return <Navigate replace to={path(contentCode)} state={state} />
}
