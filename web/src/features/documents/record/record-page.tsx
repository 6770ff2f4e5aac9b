import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { HitSteps } from '../place/hit-steps.tsx'
import { EditionsMenu, TranslationsMenu } from '../place/related-menus.tsx'
import { FullText } from './full-text.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordStatus } from './record-status.tsx'

interface RecordPageProps {
  document: DocumentMetadata
  /** tools for the document besides reading */
  tools: ReactNode
  /** request for what cannot be read here */
  request: ReactNode
}

/** Page of a document that is not read here: what it is, whether it is in force, and where its text can be had. */
export function RecordPage({ document, tools, request }: RecordPageProps) {
  return (
    <article className="record-page">
      <header className="record-head">
        <div className="record-line">
          <h1>
            <Designation>{document.displayDesignation}</Designation>
          </h1>
          <HitSteps />
        </div>
        <p className="record-title" dir="auto">
          <Markup text={document.title} />
        </p>
        <div className="record-line">
          <AccessBadge access={document.access} />
          <RecordStatus document={document} />
        </div>
        <div className="record-tools">
          {tools}
          <TranslationsMenu document={document} />
          <EditionsMenu document={document} />
        </div>
      </header>
      <FullText document={document} request={request} />
      <RecordSections document={document} />
    </article>
  )
}
