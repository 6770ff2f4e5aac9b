import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NoAccess, NoFile } from '../access/access-messages.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { useMetadata, useVerification } from '../api.ts'
import { contentCodeOf } from '../page/content-code.ts'
import { DocumentHeader } from '../page/document-header.tsx'
import { ProtectedViewProvider } from '../page/document-link.tsx'
import { HitSteps } from '../page/hit-steps.tsx'
import { loadPdfViewer } from '../reading/document-reader.tsx'
import { type ReadingParts, ReadingScreen } from '../reading/reading-screen.tsx'
import '../page/documents.css'

interface DocumentScreenProps {
  /** for accounts that read under protection, without the frame of the site */
  protectedView: boolean
  parts: (document: DocumentMetadata) => ReadingParts
}

export function DocumentScreen({ protectedView, parts }: DocumentScreenProps) {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useMetadata(contentCode)
  useTitle(data?.displayDesignation ?? '')
  if (!contentCode) return <MissingDocument gone={false} />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <DocumentSkeleton protectedView={protectedView} />
  if (data.publisherTypeCode === 'CPP') return <Navigate replace to={paths.contentRedirect(contentCode)} state={state} />
  return (
    <ProtectedViewProvider value={protectedView}>
      <OpenDocument key={contentCode} document={data} protectedView={protectedView} parts={parts(data)} />
    </ProtectedViewProvider>
  )
}

interface OpenDocumentProps {
  document: DocumentMetadata
  protectedView: boolean
  parts: ReadingParts
}

/** Shows the text of a document that may be read, and what is known of any other. Access is verified before any file is fetched. */
function OpenDocument({ document, protectedView, parts }: OpenDocumentProps) {
  const t = useText()
  const phone = useMedia('(max-width: 640px)')
  const { data, error, mutate } = useVerification(document.contentCode)
  const hasText = document.tabs.length > 0
  useEffect(() => {
    if (document.tabs.includes('PDF')) void loadPdfViewer()
  }, [document])
  if (error && !data) return <ErrorState title={t('documents.verifyFailed')} onRetry={() => mutate()} />
  if (hasText && (!data || data.entitled)) {
    return (
      <ReadingScreen
        document={document}
        protectedView={protectedView}
        phone={phone}
        verified={data?.entitled === true}
        {...parts}
      />
    )
  }
  return (
    <div className="document-page" data-alone={protectedView || undefined}>
      <DocumentHeader document={document} tools={parts.tools} />
      <div className="document-bar">
        <HitSteps />
      </div>
      {data && (data.entitled ? <NoFile /> : <NoAccess />)}
    </div>
  )
}

function DocumentSkeleton({ protectedView }: { protectedView: boolean }) {
  return (
    <div className="document-page" data-alone={protectedView || undefined} aria-busy="true">
      <div className="reader-bar" />
    </div>
  )
}
