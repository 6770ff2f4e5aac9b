import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { BackToResults } from '../page/back-to-results.tsx'
import { HitSteps } from '../page/hit-steps.tsx'
import { MoreMenu } from '../page/more-menu.tsx'
import { RelatedMenu } from '../page/related-menus.tsx'
import { FullTextAccess } from './full-text.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordStatus } from './record-status.tsx'
import { RecordSurroundings } from './record-surroundings.tsx'
import { TextPreview } from './text-preview.tsx'
import { useFullBook } from './use-full-book.tsx'

interface RecordPageProps {
  document: DocumentMetadata
  /** tools for the document besides reading that are used daily */
  daily: ReactNode
  /** other tools */
  tools: ReactNode
  /** tools that are needed less often */
  more: readonly MenuItem[]
  /** videos and courses about the document */
  visual: ReactNode
  /** compass points on the document */
  points: ReactNode
  /** request for what cannot be read here */
  request: ReactNode
}

/** Page of a document that is not read here: what it is, whether it is in force, and where its text can be had. */
export function RecordPage({ document, daily, tools, more, visual, points, request }: RecordPageProps) {
  const book = useFullBook(document)
  return (
    <article className="record-page">
      <div className="record-way">
        <BackToResults short={false} />
        <HitSteps />
      </div>
      <header className="record-head">
        <h1>
          <Designation>{document.displayDesignation}</Designation>
        </h1>
        <p className="record-title" dir="auto">
          <Markup text={document.title} />
        </p>
        <RecordStatus document={document} />
        <div className="record-tools">
          {tools}
          {daily}
          <MoreMenu items={[...book.items, ...more]} className="mark-button" />
          <RelatedMenu document={document} kind="translations" />
          <RelatedMenu document={document} kind="editions" />
        </div>
      </header>
      {book.dialog}
      <FullTextAccess document={document} request={request} />
      {document.preview && <TextPreview document={document} />}
      <RecordSections document={document} />
      <RecordSurroundings document={document} visual={visual} points={points} />
    </article>
  )
}
