import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { EditionsMenu, TranslationsMenu } from '../place/related-menus.tsx'
import { RecordSections } from '../record/record-sections.tsx'
import { DocumentBadges } from './document-badges.tsx'

interface DocumentHeaderProps {
  document: DocumentMetadata
  tools: ReactNode
  /** the details are shown beside the text */
  details: boolean
  onDetails: () => void
}

export function DocumentHeader({ document, tools, details, onDetails }: DocumentHeaderProps) {
  const t = useText()
  return (
    <header className="document-header">
      <div className="document-names">
        <h1>
          <Designation>{document.displayDesignation}</Designation>
        </h1>
        <DocumentBadges document={document} />
        <div className="document-menus">
          {tools}
          <TranslationsMenu document={document} />
          <EditionsMenu document={document} />
          <AntdButton aria-expanded={details} aria-controls="document-details" onClick={onDetails}>
            {t('documents.details')}
          </AntdButton>
        </div>
      </div>
      <p className="document-title">
        <Markup text={document.title} />
      </p>
      <div className="print-only">
        <RecordSections document={document} />
      </div>
    </header>
  )
}
