import { type ReactNode, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { AntdButton } from '#web/ui/antd/antd-button.ts'
import { Drawer } from '#web/ui/antd/drawer.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { DocumentBadges } from './document-badges.tsx'
import { DocumentDetails } from './document-details.tsx'
import { EditionsMenu, TranslationsMenu } from './related-menus.tsx'

export function DocumentHeader({ document, tools }: { document: DocumentMetadata; tools: ReactNode }) {
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
          <DetailsButton document={document} />
        </div>
      </div>
      <p className="document-title">
        <Markup text={document.title} />
      </p>
      <div className="print-only">
        <DocumentDetails document={document} />
      </div>
    </header>
  )
}

function DetailsButton({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { direction } = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <>
      <AntdButton onClick={() => setOpen(true)}>{t('documents.details')}</AntdButton>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('documents.details')}
        placement={direction === 'rtl' ? 'left' : 'right'}
        size={440}
      >
        <p className="document-title">
          <Markup text={document.title} />
        </p>
        <DocumentDetails document={document} />
      </Drawer>
    </>
  )
}
