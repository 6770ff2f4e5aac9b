import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { AntdSkeleton } from '#web/ui/antd/antd-skeleton.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '../access/load-failure.tsx'
import { MissingDocument } from '../access/missing-document.tsx'
import { useMetadata } from '../api.ts'
import { contentCodeOf } from '../place/content-code.ts'
import { ProtectedViewProvider } from '../place/document-link.tsx'
import { HitSteps } from '../place/hit-steps.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { RecordPanel } from '../record/record-panel.tsx'
import { chooseTab, orderTabs } from './choose-tab.ts'
import { DocumentHeader } from './document-header.tsx'
import { DocumentReader, loadPdfViewer, ReaderSkeleton } from './document-reader.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { TabList } from './tab-list.tsx'
import './documents.css'

interface DocumentScreenProps {
  /** for accounts that read under protection, without the frame of the site */
  protectedView: boolean
  /** tools for the document besides reading */
  tools: (document: DocumentMetadata) => ReactNode
  /** request for a document that cannot be read here */
  request: (document: DocumentMetadata) => ReactNode
}

/** A document: its text beside its record, or its record alone. */
export function DocumentScreen({ protectedView, tools, request }: DocumentScreenProps) {
  const { search, state } = useLocation()
  const contentCode = contentCodeOf(search)
  const { data, error, mutate } = useMetadata(contentCode)
  useTitle(data?.displayDesignation ?? '')
  if (!contentCode) return <MissingDocument failure="noCode" />
  if (error && !data) return <LoadFailure error={error} onRetry={() => mutate()} />
  if (!data) return <DocumentSkeleton />
  if (data.access === 'outside') return <Navigate replace to={paths.contentRedirect(contentCode)} state={state} />
  return (
    <ProtectedViewProvider value={protectedView}>
      {data.access === 'open' ? (
        <OpenDocument key={contentCode} document={data} protectedView={protectedView} tools={tools(data)} />
      ) : (
        <RecordPage document={data} tools={tools(data)} request={request(data)} />
      )}
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
  const [details, setDetails] = useState(false)
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
        {panel}
      </PhoneFrame>
    )
  }
  return (
    <div className="document-page" data-alone={protectedView || undefined}>
      <DocumentHeader document={document} tools={tools} details={details} onDetails={() => setDetails(!details)} />
      <div className="document-bar">
        {tabList}
        <HitSteps />
      </div>
      <div className="document-body">
        {panel}
        {details && <DetailsAside contentCode={document.contentCode} onClose={() => setDetails(false)} />}
      </div>
    </div>
  )
}

/** The record beside the text; it stays open and covers nothing. */
function DetailsAside({ contentCode, onClose }: { contentCode: string; onClose: () => void }) {
  const t = useText()
  return (
    <aside id="document-details" className="document-aside" aria-label={t('documents.details')}>
      <div className="document-aside-head">
        <h2>{t('documents.details')}</h2>
        <Button
          type="text"
          icon={<Icon shape={CloseOutlined} aria-hidden="true" />}
          aria-label={t('shell.close')}
          onClick={onClose}
        />
      </div>
      <RecordPanel contentCode={contentCode} />
    </aside>
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
