import { type ReactNode, Suspense, useEffect } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { Navigate, useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { useRememberOpened } from '#web/lib/use-remember-opened.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { BlankSheet } from '#web/ui/states/blank-sheet.tsx'
import { AccessDialog } from '../access/access-dialog.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { pathToInForce } from '../clauses/path-to-in-force.ts'
import { contentCodeOf } from '../page/content-code.ts'
import { ProtectedViewProvider } from '../page/document-link.tsx'
import { loadPdfViewer } from '../reading/document-reader.tsx'
import { type ReadingParts, ReadingScreen } from '../reading/reading-screen.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { useMetadata } from '../use-metadata.ts'

/** Loaded for documents that are not read here. */
const RecordPage = lazyPart(async () => (await import('../record/record-page.tsx')).RecordPage)

interface DocumentParts extends ReadingParts {
  /** request for a document that cannot be read here */
  readonly request: ReactNode
}

interface DocumentScreenProps {
  /** for accounts that read under protection, without the frame of the site */
  protectedView: boolean
  parts: (document: DocumentMetadata) => DocumentParts
}

export function DocumentScreen({ protectedView, parts }: DocumentScreenProps) {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useMetadata(contentCode)
  useTitle(data?.displayDesignation ?? '')
  useRememberOpened(data && { ...data, documentTitle: data.title })
  if (!contentCode) return <MissingDocument failure="noCode" />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <DocumentSkeleton protectedView={protectedView} />
  if (data.access === 'outside') return <Navigate replace to={paths.contentRedirect(contentCode)} state={state} />
  const inForce = pathToInForce(data, search, protectedView ? paths.documentView : paths.document)
  if (inForce) return <Navigate replace to={inForce} state={{ ...(state as object), linkedFrom: data.displayDesignation }} />
  const { request, ...reading } = parts(data)
  return (
    <ProtectedViewProvider value={protectedView}>
      {data.access === 'open' ? (
        <OpenDocument key={contentCode} document={data} protectedView={protectedView} parts={reading} />
      ) : (
        <>
          <Suspense fallback={<RecordSkeleton />}>
            <RecordPage document={data} {...reading} request={request} />
          </Suspense>
          {(state as { backToHome?: unknown } | null)?.backToHome === true && <HomeDialog access={data.access} />}
        </>
      )}
    </ProtectedViewProvider>
  )
}

interface OpenDocumentProps {
  document: DocumentMetadata
  protectedView: boolean
  parts: ReadingParts
}

function OpenDocument({ document, protectedView, parts }: OpenDocumentProps) {
  const phone = useMedia('(max-width: 640px)')
  useEffect(() => {
    if (document.tabs.includes('PDF')) void loadPdfViewer()
  }, [document])
  return <ReadingScreen document={document} protectedView={protectedView} phone={phone} {...parts} />
}

function DocumentSkeleton({ protectedView }: { protectedView: boolean }) {
  return (
    <div className="document-page" data-alone={protectedView || undefined} aria-busy="true">
      <div className="reader-bar" />
      <BlankSheet />
    </div>
  )
}

/** Says at once that a document cannot be read, to somebody whom another site sent to read it, and leads home. */
function HomeDialog({ access }: Pick<DocumentMetadata, 'access'>) {
  const navigate = useNavigate()
  return (
    <AccessDialog
      message={access === 'record' ? 'noDocument' : 'noAccess'}
      onClose={() => navigate(paths.home(), { replace: true })}
    />
  )
}
