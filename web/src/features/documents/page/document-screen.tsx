import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { AntdSkeleton } from '#web/ui/antd/antd-skeleton.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NoAccess, NoFile } from '../access/access-messages.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { useMetadata, useVerification } from '../api.ts'
import { chooseTab, orderTabs } from './choose-tab.ts'
import { contentCodeOf } from './content-code.ts'
import { DocumentHeader } from './document-header.tsx'
import { ProtectedViewProvider } from './document-link.tsx'
import { DocumentReader, loadPdfViewer, ReaderSkeleton } from './document-reader.tsx'
import { HitSteps } from './hit-steps.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { TabList } from './tab-list.tsx'
import './documents.css'

interface DocumentScreenProps {
  /** for accounts that read under protection, without the frame of the site */
  protectedView: boolean
  /** tools for the document besides reading */
  tools: (document: DocumentMetadata) => ReactNode
}

export function DocumentScreen({ protectedView, tools }: DocumentScreenProps) {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useMetadata(contentCode)
  useTitle(data?.displayDesignation ?? '')
  if (!contentCode) return <MissingDocument gone={false} />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <DocumentSkeleton />
  if (data.publisherTypeCode === 'CPP') return <Navigate replace to={paths.contentRedirect(contentCode)} state={state} />
  return (
    <ProtectedViewProvider value={protectedView}>
      <OpenDocument key={contentCode} document={data} protectedView={protectedView} tools={tools(data)} />
    </ProtectedViewProvider>
  )
}

interface OpenDocumentProps {
  document: DocumentMetadata
  protectedView: boolean
  tools: ReactNode
}

function OpenDocument({ document, protectedView, tools }: OpenDocumentProps) {
  const phone = useMedia('(max-width: 640px)')
  const [chosen, setChosen] = useState<string>()
  const tabs = orderTabs(document.tabs)
  const tab = chooseTab(tabs, chosen)
  useEffect(() => {
    if (tab === 'PDF') void loadPdfViewer()
  }, [tab])
  const tabList = tab && <TabList tabs={tabs} active={tab} onChoose={setChosen} />
  const panel = tab && (
    <div id="document-panel" role="tabpanel" aria-labelledby={`document-tab-${tab}`} className="document-panel">
      <DocumentReader document={document} tab={tab} phone={phone} mayPrint={!document.drm && !protectedView} />
    </div>
  )
  if (phone) {
    return (
      <PhoneFrame document={document} tabs={tabList} tools={tools}>
        <Verified document={document}>{panel ?? <NoFile />}</Verified>
      </PhoneFrame>
    )
  }
  return (
    <div className="document-page" data-alone={protectedView || undefined}>
      <DocumentHeader document={document} tools={tools} />
      <Verified document={document}>
        <div className="document-bar">
          {tabList}
          <HitSteps />
        </div>
        {panel ?? <NoFile />}
      </Verified>
    </div>
  )
}

/** Fetches nothing of a document before access is verified. */
function Verified({ document, children }: { document: DocumentMetadata; children: ReactNode }) {
  const t = useText()
  const { data, error, mutate } = useVerification(document.contentCode)
  if (error && !data) return <ErrorState title={t('documents.verifyFailed')} onRetry={() => mutate()} />
  if (data?.entitled) return children
  return (
    <>
      <div className="document-bar">
        <HitSteps />
      </div>
      {data ? <NoAccess /> : <ReaderSkeleton />}
    </>
  )
}

function DocumentSkeleton() {
  return (
    <div className="document-page" aria-busy="true">
      <div className="document-header">
        <AntdSkeleton active title={{ width: 240 }} paragraph={{ rows: 1 }} />
      </div>
      <ReaderSkeleton />
    </div>
  )
}
