import { type ReactNode, Suspense } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { usePointsDownload } from '#web/features/documents/download/use-points-download.tsx'
import type { ReadingParts } from '#web/features/documents/reading/reading-screen.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AdditionsInReader } from './additions-in-reader.tsx'
import { PageTools } from './page-tools.tsx'
import { useCiting } from './use-citing.tsx'
import { useComparing } from './use-comparing.tsx'
import { useSharing } from './use-sharing.tsx'
import { WithLinkSharing } from './with-link-sharing.tsx'

const VisualContent = lazyPart(async () => (await import('#web/features/media/visual-content.tsx')).VisualContent)
const PointsTab = lazyPart(async () => (await import('#web/features/points/tab/points-tab.tsx')).PointsTab)

const DAILY = ['download'] as const
const TOOLS = ['favorite', 'track'] as const

interface DocumentParts {
  /** tools of the document that is open */
  readonly parts: (document: DocumentMetadata) => ReadingParts
  /** the dialogs that tools opened */
  readonly dialog: ReactNode
}

/** Additions of other areas to the page of a document. */
export function useDocumentParts(): DocumentParts {
  const { tool, items, dialog } = useCiting()
  const comparing = useComparing()
  const sharing = useSharing()
  const withPoints = usePointsDownload()
  return {
    parts: (document) => ({
      daily: (
        <>
          <PageTools document={document} tools={DAILY} />
          {withPoints.tool(document)}
        </>
      ),
      tools: (
        <>
          <PageTools document={document} tools={TOOLS} />
          {tool(document)}
        </>
      ),
      more: [...items(document), ...sharing.items(document)],
      points: (
        <Suspense fallback={<Skeleton lines={[30, 100, 100]} />}>
          <WithLinkSharing>
            <PointsTab contentCode={document.contentCode} />
          </WithLinkSharing>
        </Suspense>
      ),
      extend: (text, additions) => <AdditionsInReader document={document} {...text} additions={additions} />,
      visual: (
        <Suspense fallback={<Skeleton lines={[30, 100, 100]} />}>
          <VisualContent document={document} />
        </Suspense>
      ),
      ofTab: (tab) => comparing.tool(document, tab),
    }),
    dialog: (
      <>
        {dialog}
        {comparing.dialog}
        {sharing.dialog}
        {withPoints.dialog}
      </>
    ),
  }
}
