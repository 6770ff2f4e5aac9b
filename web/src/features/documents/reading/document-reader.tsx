import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { preload } from 'react-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { type AdditionsStore, useAdditionsIn } from '#web/reader/additions/additions-store.ts'
import { type BarEnds, ReaderBar } from '#web/reader/bar/reader-bar.tsx'
import type { ReaderAdditions } from '#web/reader/marks/additions.ts'
import { BlankSheet } from '#web/ui/states/blank-sheet.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { useHtmlLink, usePdfLink } from '../api.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import type { DocumentTab } from '../page/choose-tab.ts'

/** Preloads the viewer while the address of the file is on its way. */
export const loadPdfViewer = () => import('./document-pdf.tsx')
const DocumentPdf = lazyPart(async () => (await loadPdfViewer()).DocumentPdf)
const DocumentHtml = lazyPart(async () => (await import('./document-html.tsx')).DocumentHtml)

interface ReaderProps {
  document: DocumentMetadata
  clauses: ReadingClauses
  phone: boolean
  ends: (print?: () => void) => BarEnds
  refusal: MessageKey | undefined
  additions: ReaderAdditions
  /** asset of an earlier printing; absent for the present one */
  printing: string | undefined
}

interface DocumentReaderProps extends Omit<ReaderProps, 'additions'> {
  tab: Extract<DocumentTab, 'PDF' | 'HTML'>
  additions: AdditionsStore
}

export function DocumentReader({ tab, additions, ...text }: DocumentReaderProps) {
  const reader = { ...text, additions: useAdditionsIn(additions) }
  return tab === 'PDF' ? <PdfReader key={reader.printing} {...reader} /> : <HtmlReader {...reader} />
}

function PdfReader(reader: ReaderProps) {
  const { data, error, mutate, renew } = usePdfLink(reader.document.contentCode, reader.printing)
  const [opened, setOpened] = useState(0)
  const address = new URLSearchParams(useLocation().search)
  const opensElsewhere = (address.get('page') ?? '1') !== '1' || address.has('clause')
  const picture = opensElsewhere ? undefined : data?.firstPage?.url
  useEffect(() => {
    if (picture) preload(picture, { as: 'image', fetchPriority: 'high' })
  }, [picture])
  const again = () => mutate().then(() => setOpened(opened + 1))
  if (error && !data) return <ReaderFailure ends={reader.ends} error={error} onRetry={again} />
  if (!data) return <ReaderSkeleton ends={reader.ends} />
  return (
    <Suspense fallback={<ReaderSkeleton ends={reader.ends} />}>
      <DocumentPdf key={opened} {...reader} link={data} renew={renew} onReopen={again} />
    </Suspense>
  )
}

function HtmlReader(reader: ReaderProps) {
  const { data, error, mutate } = useHtmlLink(reader.document.htmlVersions[0]?.assetId)
  if (error && !data) return <ReaderFailure ends={reader.ends} error={error} onRetry={() => mutate()} />
  if (!data) return <ReaderSkeleton ends={reader.ends} />
  return (
    <Suspense fallback={<ReaderSkeleton ends={reader.ends} />}>
      <DocumentHtml {...reader} link={data} onReopen={() => mutate()} />
    </Suspense>
  )
}

/** The bar over why there is no text; its tabs may lead to another form of it. */
function ReaderFailure({ ends, ...failure }: Pick<ReaderProps, 'ends'> & ComponentProps<typeof LoadFailure>) {
  return (
    <div className="document-reader-failure">
      <ReaderBar ends={ends()} />
      <LoadFailure {...failure} />
    </div>
  )
}

/** The bar over a blank sheet, as it will be. */
function ReaderSkeleton({ ends }: Pick<ReaderProps, 'ends'>) {
  return (
    <div className="document-reader-skeleton" aria-busy="true">
      <ReaderBar ends={ends()} />
      <BlankSheet />
    </div>
  )
}
