import { lazy, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { AntdSkeleton } from '#web/ui/antd/antd-skeleton.ts'
import { LoadFailure } from '../access/load-failure.tsx'
import { useHtmlLink, usePdfLink } from '../api.ts'
import type { DocumentTab } from './choose-tab.ts'

/** Preloads the viewer while access is being verified. */
export const loadPdfViewer = () => import('./document-pdf.tsx')
const DocumentPdf = lazy(async () => ({ default: (await loadPdfViewer()).DocumentPdf }))
const DocumentHtml = lazy(async () => ({ default: (await import('./document-html.tsx')).DocumentHtml }))

interface ReaderProps {
  document: DocumentMetadata
  phone: boolean
}

export function DocumentReader({ tab, mayPrint, ...reader }: ReaderProps & { tab: DocumentTab; mayPrint: boolean }) {
  return (
    <Suspense fallback={<ReaderSkeleton />}>
      {tab === 'PDF' ? <PdfReader {...reader} /> : <HtmlReader document={reader.document} mayPrint={mayPrint} />}
    </Suspense>
  )
}

function PdfReader({ document, phone }: ReaderProps) {
  const { data, error, mutate, renew } = usePdfLink(document.contentCode)
  const [opened, setOpened] = useState(0)
  const again = () => mutate().then(() => setOpened(opened + 1))
  if (error && !data) return <LoadFailure error={error} onRetry={again} />
  if (!data) return <ReaderSkeleton />
  return <DocumentPdf key={opened} link={data} renew={renew} phone={phone} onReopen={again} />
}

function HtmlReader({ document, mayPrint }: { document: DocumentMetadata; mayPrint: boolean }) {
  const { data, error, mutate } = useHtmlLink(document.htmlVersions[0]?.assetId)
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <ReaderSkeleton />
  return <DocumentHtml link={data} title={document.displayDesignation} mayPrint={mayPrint} onReopen={() => mutate()} />
}

export function ReaderSkeleton() {
  return (
    <div className="document-reader-skeleton">
      <AntdSkeleton active paragraph={{ rows: 10 }} />
    </div>
  )
}
